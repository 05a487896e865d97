import { escolhasDe, procurarLotacoes } from '../../lotacoes/lotacoes.queries.ts';
import type { Tipo } from '../../tipos-alimentacao/tipos-alimentacao.queries.ts';
import type { Form } from '../../ui/form.hook.ts';
import { AreaField, DayField, SelectField } from '../../ui/form-field.component.tsx';
import SearchSelect from '../../ui/search-select.component.tsx';
import { type NovaDigitada, ORIGENS } from './nova.model.ts';

interface Props {
  form: Form<NovaDigitada>;
  tipos: readonly Tipo[] | undefined;
}

export const NovaCampos = ({ form, tipos }: Props) => (
  <>
    <SelectField form={form} name="origem" label="Motivo">
      {Object.entries(ORIGENS).map(([valor, rotulo]) => (
        <option key={valor} value={valor}>
          {rotulo}
        </option>
      ))}
    </SelectField>
    <div className="campo">
      <span className="campo-rotulo" aria-hidden>
        Lotação
      </span>
      <SearchSelect
        label="Lotação"
        placeholder="Busque pelo nome, sigla ou município"
        {...form.at('lotacao')}
        query={procurarLotacoes}
        choicesOf={escolhasDe}
      />
    </div>
    <DayField form={form} name="data" label="Dia da refeição" />
    <SelectField form={form} name="tipoAlimentacaoId" label="Refeição">
      <option value="">Escolha</option>
      {tipos
        ?.filter(({ ativo }) => ativo)
        .map(({ id, nome }) => (
          <option key={id} value={id}>
            {nome}
          </option>
        ))}
    </SelectField>
    <AreaField
      form={form}
      name="observacao"
      label={form.values.origem === 'DENUNCIA' ? 'O que se denunciou' : 'Observação'}
      rows={3}
      maxLength={1000}
    />
  </>
);
