import { DateField } from '../ui/date-field.component.tsx';
import { DebouncedText } from '../ui/debounced-text.component.tsx';
import { TIPOS } from '../ui/pedido.labels.ts';
import { UfSelect } from '../ui/uf-select.component.tsx';
import type { Filtros as Valores } from './filtros.address.ts';

interface Props {
  filtros: Valores;
  /** `digitando` replaces the address instead of adding to the history. */
  mudar: (chave: string, valor: string | undefined, digitando?: boolean) => void;
  soUmaUnidade: boolean;
}

export const Filtros = ({ filtros, mudar, soUmaUnidade }: Props) => (
  <search className="filtros">
    <DebouncedText
      label={soUmaUnidade ? 'Número do pedido' : 'Lotação ou número'}
      value={filtros.busca ?? ''}
      maxLength={100}
      onChange={texto => mudar('busca', texto, true)}
    />
    <DateField label="De" value={filtros.de ?? null} onChange={dia => mudar('de', dia ?? undefined)} />
    <DateField label="Até" value={filtros.ate ?? null} onChange={dia => mudar('ate', dia ?? undefined)} />
    {!soUmaUnidade && <UfSelect value={filtros.uf} onChange={uf => mudar('uf', uf)} />}
    <label className="campo">
      <span>Tipo</span>
      <select className="entrada" value={filtros.tipo ?? ''} onChange={({ target }) => mudar('tipo', target.value)}>
        <option value="">Todos</option>
        {Object.entries(TIPOS).map(([codigo, rotulo]) => (
          <option key={codigo} value={codigo}>
            {rotulo}
          </option>
        ))}
      </select>
    </label>
  </search>
);
