import { Link } from 'react-router-dom';
import { useContrast } from '../app/contrast.store.ts';
import { Button } from '../ui/button.component.tsx';

/** What is said and reached without an account. */
export default function LoginFoot() {
  const { high, choose } = useContrast();
  return (
    <>
      <p className="quieto">A sessão dura até 24 horas. Saia ao usar um computador compartilhado.</p>
      <div className="login-pe">
        <Link to="/verificar">Conferir um papel</Link>
        <Button variant="quiet" aria-pressed={high} onClick={() => choose(high ? 'normal' : 'alto')}>
          Alto contraste
        </Button>
      </div>
    </>
  );
}
