import { DebouncedText } from '../ui/debounced-text.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { Select } from '../ui/select.component.tsx';
import { UfSelect } from '../ui/uf-select.component.tsx';
import { anosDe, type Filtro } from './feriados.model.ts';

interface Props {
  filtro: Filtro;
  esteAno: number;
  /** Typing replaces the address in the browser's history, choosing pushes a new one. */
  mudar: (mudanca: Record<string, string | null>, digitando?: boolean) => void;
}

export const FeriadosFiltros = ({ filtro: { ano, uf, municipio }, esteAno, mudar }: Props) => (
  <search className="filtragem">
    <Field label="Ano">
      <Select value={ano} onChange={({ target }) => mudar({ ano: target.value })}>
        {anosDe(ano, esteAno).map(each => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </Select>
    </Field>
    <UfSelect value={uf} onChange={escolhida => mudar({ uf: escolhida ?? null, municipio: null })} />
    {uf && (
      <DebouncedText
        label="Município"
        value={municipio}
        maxLength={120}
        onChange={texto => mudar({ municipio: texto || null }, true)}
      />
    )}
  </search>
);
