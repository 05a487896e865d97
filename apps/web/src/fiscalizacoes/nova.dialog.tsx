import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { listarTipos } from '../tipos-alimentacao/tipos-alimentacao.queries.ts';
import { Button } from '../ui/button.component.tsx';
import { Dialog } from '../ui/dialog.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { notify } from '../ui/notification.ts';
import { criarFiscalizacao } from './fiscalizacoes.mutations.ts';
import { completa, type NovaDigitada, novaDe, novaEmBranco } from './nova.model.ts';
import { NovaCampos } from './nova-campos.component.tsx';

export default function NovaDialog({ fechar }: { fechar: () => void }) {
  const tipos = useQuery(listarTipos());
  const [nova, setNova] = useState(novaEmBranco);
  const mudar = (parte: Partial<NovaDigitada>) => setNova(antes => ({ ...antes, ...parte }));
  const criar = useMutation({
    mutationFn: () => criarFiscalizacao(novaDe(nova)),
    onSuccess: ({ numero, pedido }) => {
      fechar();
      notify(
        'success',
        `Fiscalização ${numero} aberta`,
        pedido
          ? `É da entrega do pedido ${pedido.numero}.`
          : 'Esta entrega não tem pedido: as quantidades não se contam.',
      );
    },
  });
  return (
    <Dialog
      title="Nova fiscalização"
      close={fechar}
      busy={criar.isPending}
      footer={
        <>
          <Button disabled={criar.isPending} onClick={fechar}>
            Voltar
          </Button>
          <Button variant="primary" disabled={!completa(nova) || criar.isPending} onClick={() => criar.mutate()}>
            {criar.isPending ? 'Abrindo…' : 'Abrir fiscalização'}
          </Button>
        </>
      }
    >
      <div className="fluxo-secao">
        <NovaCampos nova={nova} tipos={tipos.data} mudar={mudar} />
        {criar.error && <Notice tone="perigo">{sentenceOf(criar.error)}</Notice>}
      </div>
    </Dialog>
  );
}
