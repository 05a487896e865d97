import { ROTULO_DE_TIPO_WEBHOOK } from '@alipen/contracts/generated/rotulos/webhooks';
import type { ControlProps } from '../record/record.model.ts';
import { Checkbox } from '../ui/check.component.tsx';
import { GRUPOS } from './webhooks.labels.ts';

export function TiposControl({ id, value, set, disabled, describedBy }: ControlProps) {
  const escolhidos = Array.isArray(value) ? (value as string[]) : [];
  const trocar = (tipos: readonly string[], marcado: boolean) => {
    const outros = escolhidos.filter(outro => !tipos.includes(outro));
    const depois = marcado ? [...outros, ...tipos].sort() : outros;
    set(depois.length > 0 ? depois : null);
  };
  return (
    <fieldset id={id} tabIndex={-1} aria-label="Eventos" className="eventos" aria-describedby={describedBy}>
      {GRUPOS.map(({ sobre, tipos }) => {
        const todos = tipos.every(tipo => escolhidos.includes(tipo));
        return (
          <fieldset key={sobre}>
            <legend>
              <label className="eventos-um">
                <Checkbox
                  className="marcar"
                  checked={todos}
                  disabled={disabled}
                  onChange={({ target }) => trocar(tipos, target.checked)}
                />
                <span>{sobre}</span>
              </label>
            </legend>
            {tipos.map(tipo => (
              <label key={tipo} className="eventos-um">
                <Checkbox
                  className="marcar"
                  checked={escolhidos.includes(tipo)}
                  disabled={disabled}
                  onChange={({ target }) => trocar([tipo], target.checked)}
                />
                <span>{ROTULO_DE_TIPO_WEBHOOK[tipo]}</span>
              </label>
            ))}
          </fieldset>
        );
      })}
    </fieldset>
  );
}
