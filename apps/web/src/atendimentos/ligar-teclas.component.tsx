import { useLetterKeysSwitch } from '../app/letter-keys.ts';
import { Checkbox } from '../ui/check.component.tsx';

export function LigarTeclas() {
  const [ligadas, ligar] = useLetterKeysSwitch();
  return (
    <label className="caso-teclas">
      <Checkbox className="marcar" checked={ligadas} onChange={({ target }) => ligar(target.checked)} />
      Teclas A, L e P
    </label>
  );
}
