import { ROTULO_DE_GRAVIDADE_OCORRENCIA } from '@alipen/contracts/generated/rotulos/ocorrencias';
import { idIn } from '../record/record.address.ts';
import { useSearchParams } from '../ui/address.hook.ts';
import { Field } from '../ui/field.component.tsx';
import { FormRefusal, Submit } from '../ui/form.component.tsx';
import { useForm } from '../ui/form.hook.ts';
import { TextField } from '../ui/form-field.component.tsx';
import { Select } from '../ui/select.component.tsx';
import { TextArea } from '../ui/text-input.component.tsx';
import { written } from '../ui/written.ts';
import { abrirOcorrencia } from './ocorrencias.mutations.ts';
import type { Ocorrencia } from './ocorrencias.queries.ts';
import { useProposta } from './proposta.hook.ts';
import { Sobre } from './sobre.component.tsx';

type Gravidade = keyof typeof ROTULO_DE_GRAVIDADE_OCORRENCIA;

interface Dito {
  gravidade?: Gravidade;
  descricao?: string;
  clausula: string;
}

const inteiro = (texto: string | null) => idIn(texto) ?? undefined;

/** The address says what it is about: an order, and perhaps a reception, an inspection and a meal; or an inspection alone. */
export function Abertura() {
  const [search, setSearch] = useSearchParams();
  const pedidoId = inteiro(search.get('pedidoId'));
  const de = {
    recebimentoId: inteiro(search.get('recebimentoId')),
    fiscalizacaoId: inteiro(search.get('fiscalizacaoId')),
    tipoAlimentacaoId: inteiro(search.get('tipoAlimentacaoId')),
  };
  const proposta = useProposta(de.fiscalizacaoId);
  const form = useForm<Dito, Ocorrencia>({
    // What nobody said is as the inspection proposes it.
    start: { clausula: '' },
    send: ({ clausula, ...dito }) => {
      const origem = de.fiscalizacaoId ? 'FISCALIZACAO' : de.recebimentoId ? 'RECEBIMENTO' : 'PEDIDO';
      const partes = Object.fromEntries(Object.entries({ pedidoId, ...de }).filter(([, valor]) => valor !== undefined));
      return abrirOcorrencia({ origem, ...proposta, ...dito, ...written({ clausula }), ...partes });
    },
    onSent: ({ resumo }) => setSearch({ item: String(resumo.id) }, { replace: true }),
  });
  if (!pedidoId && !de.fiscalizacaoId)
    return (
      <p>
        Abra a ocorrência a partir de um pedido, de um recebimento ou de uma fiscalização: neles está “Abrir
        ocorrência”.
      </p>
    );
  const { gravidade, descricao } = { ...proposta, ...form.values };
  return (
    <form className="ocorrencia-formulario" {...form.props}>
      <Sobre pedidoId={pedidoId} {...de} />
      <Field label="Gravidade">
        <Select value={gravidade} onChange={({ target }) => form.set({ gravidade: target.value as Gravidade })}>
          {Object.entries(ROTULO_DE_GRAVIDADE_OCORRENCIA).map(([valor, nome]) => (
            <option key={valor} value={valor}>
              {nome}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="O que aconteceu" error={form.refusal?.fields.descricao}>
        <TextArea
          name="descricao"
          required
          minLength={3}
          maxLength={4000}
          rows={6}
          value={descricao}
          onChange={({ target }) => form.set({ descricao: target.value })}
        />
      </Field>
      <TextField form={form} name="clausula" label="Cláusula do contrato (opcional)" maxLength={200} />
      <FormRefusal form={form} />
      <Submit of={form}>Abrir ocorrência</Submit>
    </form>
  );
}
