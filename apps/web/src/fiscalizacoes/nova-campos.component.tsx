import { escolhasDe, procurarLotacoes } from '../lotacoes/lotacoes.queries.ts';
import type { Tipo } from '../tipos-alimentacao/tipos-alimentacao.queries.ts';
import { DateField } from '../ui/date-field.component.tsx';
import { Field } from '../ui/field.component.tsx';
import SearchSelect from '../ui/search-select.component.tsx';
import { Select } from '../ui/select.component.tsx';
import { TextArea } from '../ui/text-input.component.tsx';
import { type NovaDigitada, ORIGENS, type Origem } from './nova.model.ts';

interface Props {
  nova: NovaDigitada;
  tipos: readonly Tipo[] | undefined;
  mudar: (parte: Partial<NovaDigitada>) => void;
}

export const NovaCampos = ({ nova, tipos, mudar }: Props) => (
  <>
    <Field label="Motivo">
      <Select value={nova.origem} onChange={({ target }) => mudar({ origem: target.value as Origem })}>
        {Object.entries(ORIGENS).map(([valor, rotulo]) => (
          <option key={valor} value={valor}>
            {rotulo}
          </option>
        ))}
      </Select>
    </Field>
    <div className="campo">
      <span className="campo-rotulo" aria-hidden>
        Lotação
      </span>
      <SearchSelect
        label="Lotação"
        placeholder="Procure pelo nome, sigla ou município"
        value={nova.lotacao}
        onChange={lotacao => mudar({ lotacao })}
        query={procurarLotacoes}
        choicesOf={escolhasDe}
      />
    </div>
    <DateField label="Dia da refeição" value={nova.data} onChange={data => mudar({ data })} />
    <Field label="Refeição">
      <Select value={nova.tipo} onChange={({ target }) => mudar({ tipo: target.value })}>
        <option value="">Escolha</option>
        {tipos
          ?.filter(({ ativo }) => ativo)
          .map(({ id, nome }) => (
            <option key={id} value={id}>
              {nome}
            </option>
          ))}
      </Select>
    </Field>
    <Field label={nova.origem === 'DENUNCIA' ? 'O que se denunciou' : 'Observação'}>
      <TextArea
        rows={3}
        maxLength={1000}
        value={nova.observacao}
        onChange={({ target }) => mudar({ observacao: target.value })}
      />
    </Field>
  </>
);
