import { Link } from 'react-router-dom';
import { useContrast } from '../app/contrast.store.ts';
import { Button } from '../ui/button.component.tsx';

/** What is reached without an account. */
export function LoginFoot() {
  const { high, choose } = useContrast();
  return (
    <div className="login-pe">
      <Link to="/verificar">Conferir um papel</Link>
      <Button variant="quiet" aria-pressed={high} onClick={() => choose(high ? 'normal' : 'alto')}>
        Alto contraste
      </Button>
    </div>
  );
}
