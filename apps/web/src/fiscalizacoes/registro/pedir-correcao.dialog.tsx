import { addDays } from '../../ui/date.format.ts';
import { useForm } from '../../ui/form.hook.ts';
import { FormDialog } from '../../ui/form-dialog.component.tsx';
import { AreaField, DayField } from '../../ui/form-field.component.tsx';
import { today } from '../../ui/today.ts';
import { pedirCorrecao } from '../fiscalizacoes.mutations.ts';
import type { DoDia } from '../fiscalizacoes.queries.ts';

interface Props {
  uma: Pick<DoDia, 'id' | 'versao' | 'numero' | 'refeicao' | 'lotacao'>;
  /** What failed. */
  inicial: string;
  fechar: () => void;
}

const DIAS = 5;

export function PedirCorrecaoDialog({ uma, inicial, fechar }: Props) {
  const form = useForm({
    start: { texto: inicial, prazo: addDays(today(), DIAS) as string | null },
    send: ({ texto, prazo }) => pedirCorrecao(uma, { texto: texto.trim(), ...(prazo && { prazo }) }),
    onSent: fechar,
    ready: ({ texto }) => texto.trim().length >= 3,
  });
  return (
    <FormDialog title="Pedir correção ao fornecedor" form={form} verb="Pedir correção" doing="Salvando…" close={fechar}>
      <p>
        {uma.refeicao.nome}, {uma.lotacao.nome}, {uma.numero}.
      </p>
      <p className="quieto">
        Vai por e-mail ao fornecedor, e a unidade confere. Para cobrar resposta ou glosar, abra uma ocorrência.
      </p>
      <AreaField form={form} name="texto" label="O que corrigir" rows={4} maxLength={1000} />
      <DayField form={form} name="prazo" label="Corrigir até" />
    </FormDialog>
  );
}
