import type { ControlProps } from '../record/record.model.ts';
import { Checkbox } from '../ui/check.component.tsx';
import { PERFIS } from '../ui/perfis.labels.ts';

/** The person may do what all of the profiles together may. */
export function Perfis({ id, value, set, disabled, describedBy }: ControlProps) {
  const escolhidos = Array.isArray(value) ? (value as string[]) : [];
  const trocar = (codigo: string, marcado: boolean) => {
    const outros = escolhidos.filter(outro => outro !== codigo);
    const depois = marcado ? [...outros, codigo] : outros;
    // In one order, whatever was clicked first: choosing and taking back is no change.
    const emOrdem = Object.keys(PERFIS).filter(cada => depois.includes(cada));
    set(emOrdem.length > 0 ? emOrdem : null);
  };
  return (
    <div className="perfis" aria-describedby={describedBy}>
      {Object.entries(PERFIS).map(([codigo, { rotulo, faz }], at) => (
        <label key={codigo} className="perfis-um">
          <Checkbox
            id={at === 0 ? id : undefined}
            className="marcar"
            checked={escolhidos.includes(codigo)}
            disabled={disabled}
            onChange={({ target }) => trocar(codigo, target.checked)}
          />
          <span>
            {rotulo}
            <small className="quieto">{faz}</small>
          </span>
        </label>
      ))}
    </div>
  );
}
