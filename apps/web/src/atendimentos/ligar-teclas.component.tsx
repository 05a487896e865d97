import { useLetterKeysSwitch } from '../app/letter-keys.ts';

export function LigarTeclas() {
  const [ligadas, ligar] = useLetterKeysSwitch();
  return (
    <label className="caso-teclas">
      <input type="checkbox" className="marcar" checked={ligadas} onChange={({ target }) => ligar(target.checked)} />
      Teclas A, L e P
    </label>
  );
}
