import { useQuery } from '@tanstack/react-query';
import { listarTipos } from '../../tipos-alimentacao/tipos-alimentacao.queries.ts';
import { useForm } from '../../ui/form.hook.ts';
import { FormDialog } from '../../ui/form-dialog.component.tsx';
import { notify } from '../../ui/notification.ts';
import { criarFiscalizacao } from '../fiscalizacoes.mutations.ts';
import { completa, novaDe, novaEmBranco } from './nova.model.ts';
import { NovaCampos } from './nova-campos.component.tsx';

export default function NovaDialog({ fechar }: { fechar: () => void }) {
  const tipos = useQuery(listarTipos());
  const form = useForm({
    start: novaEmBranco,
    send: nova => criarFiscalizacao(novaDe(nova)),
    onSent: ({ numero, pedido }) => {
      fechar();
      notify(
        'success',
        `Fiscalização ${numero} aberta`,
        pedido
          ? `É da entrega do pedido ${pedido.numero}.`
          : 'Esta entrega não tem pedido: as quantidades não se contam.',
      );
    },
    ready: completa,
  });
  return (
    <FormDialog title="Nova fiscalização" form={form} verb="Abrir fiscalização" doing="Abrindo…" close={fechar}>
      <NovaCampos form={form} tipos={tipos.data} />
    </FormDialog>
  );
}
