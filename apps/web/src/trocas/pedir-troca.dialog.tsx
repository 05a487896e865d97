import { useQuery } from '@tanstack/react-query';
import { listarTiposAlimentacao } from '../tipos-alimentacao/tipos-alimentacao.queries.ts';
import { formatDay } from '../ui/date.format.ts';
import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { SelectField } from '../ui/form-field.component.tsx';
import { CamposDaTroca } from './campos.component.tsx';
import { type Digitada, digitadaNova, trocaDigitada } from './trocas.model.ts';
import { pedirTroca, type TrocaPedida } from './trocas.queries.ts';
import type { Nomeado } from './trocas-do-dia.panel.tsx';

interface Props {
  data: string;
  fornecedores: readonly Nomeado[];
  lotacao: Nomeado | undefined;
  fechar: () => void;
  feita: (pedida: TrocaPedida) => void;
}

export default function PedirTroca({ data, fornecedores, lotacao, fechar, feita }: Props) {
  const { data: refeicoes = [] } = useQuery(listarTiposAlimentacao());
  const form = useForm<Digitada & { fornecedorId: string }>({
    start: { ...digitadaNova(undefined), fornecedorId: String(fornecedores[0]?.id ?? '') },
    send: ({ fornecedorId, ...digitada }) => {
      const dita = trocaDigitada(digitada);
      if (!dita) return Promise.reject(new Error('nothing said'));
      const onde = { data, fornecedorId: Number(fornecedorId), ...(lotacao && { lotacaoId: lotacao.id }) };
      return pedirTroca({ ...onde, ...dita });
    },
    onSent: pedida => {
      feita(pedida as TrocaPedida);
      fechar();
    },
    ready: digitada => trocaDigitada(digitada) !== null,
  });
  const [unico] = fornecedores;
  return (
    <FormDialog title="Pedir troca ao fornecedor" form={form} verb="Pedir" doing="Pedindo…" close={fechar} long>
      <p>
        {fornecedores.length === 1 ? unico?.nome : 'O fornecedor'} aceita ou recusa, para{' '}
        <strong>{formatDay(data)}</strong> em <strong>{lotacao?.nome ?? 'todas as unidades'}</strong>. Nem as
        quantidades nem o que se paga mudam.
      </p>
      {fornecedores.length > 1 && (
        <SelectField form={form} name="fornecedorId" label="Fornecedor">
          {fornecedores.map(({ id, nome }) => (
            <option key={id} value={id}>
              {nome}
            </option>
          ))}
        </SelectField>
      )}
      <CamposDaTroca
        data={data}
        refeicoes={refeicoes}
        digitada={form.values}
        mudar={form.set}
        recusa={form.refusal?.fields}
      />
    </FormDialog>
  );
}
