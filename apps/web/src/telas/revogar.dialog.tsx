import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { Dialog } from '../ui/dialog.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { revogarTela } from './telas.mutations.ts';
import type { Tela } from './telas.queries.ts';

export default function RevogarDialog({ tela, sair }: { tela: Tela; sair: () => void }) {
  const revogar = useMutation({ mutationFn: () => revogarTela(tela), onSuccess: sair });
  return (
    <Dialog
      title={`Revogar ${tela.nome}?`}
      close={sair}
      busy={revogar.isPending}
      footer={
        <>
          <Button onClick={sair} disabled={revogar.isPending}>
            Voltar
          </Button>
          <Button variant="primary" onClick={() => revogar.mutate()} disabled={revogar.isPending}>
            {revogar.isPending ? 'Revogando…' : 'Revogar a tela'}
          </Button>
        </>
      }
    >
      <p>
        A tela apaga o painel na hora e passa a mostrar um código novo. Para voltar, precisa ser autorizada de novo.
      </p>
      {revogar.error && <Notice tone="perigo">{sentenceOf(revogar.error)}</Notice>}
    </Dialog>
  );
}
