import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { Dialog } from '../ui/dialog.component.tsx';
import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { AreaField } from '../ui/form-field.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { Conferir } from './conferir.dialog.tsx';
import { oQueSuspende, periodoDe } from './suspensoes.labels.ts';
import { aprovar, recusar } from './suspensoes.mutations.ts';
import type { Efeito, Suspensao } from './suspensoes.queries.ts';

interface Props {
  lotacao: string;
  suspensao: Suspensao;
  sair: () => void;
}

export function DecidirDialog({ lotacao, suspensao, sair }: Props) {
  const [previsto, setPrevisto] = useState<Efeito | null>(null);
  const [recusando, setRecusando] = useState(false);
  const simular = useMutation({ mutationFn: () => aprovar(suspensao)(false, true), onSuccess: setPrevisto });
  const frase = `${lotacao}. ${periodoDe(suspensao)}: ${suspensao.motivo}`;
  if (previsto) {
    const voltar = () => setPrevisto(null);
    return <Conferir frase={frase} ato={aprovar(suspensao)} previsto={previsto} voltar={voltar} sair={sair} />;
  }
  if (recusando) return <Recusar frase={frase} suspensao={suspensao} voltar={() => setRecusando(false)} sair={sair} />;
  return (
    <Dialog
      title="Decidir a suspensão pedida"
      close={sair}
      busy={simular.isPending}
      footer={
        <>
          <Button disabled={simular.isPending} onClick={() => setRecusando(true)}>
            Recusar…
          </Button>
          <Button variant="primary" disabled={simular.isPending} onClick={() => simular.mutate()}>
            {simular.isPending ? 'Conferindo…' : 'Ver o que toca'}
          </Button>
        </>
      }
    >
      <p>{frase}</p>
      <p>
        {oQueSuspende(suspensao)}. Pedida por {suspensao.por}.
      </p>
      {simular.error && <Notice tone="perigo">{sentenceOf(simular.error)}</Notice>}
    </Dialog>
  );
}

function Recusar({
  frase,
  suspensao,
  voltar,
  sair,
}: {
  frase: string;
  suspensao: Suspensao;
  voltar: () => void;
  sair: () => void;
}) {
  const form = useForm({
    start: () => ({ resposta: '' }),
    send: ({ resposta }) => recusar(suspensao, resposta.trim()),
    onSent: sair,
    ready: ({ resposta }) => resposta.trim().length >= 5,
  });
  return (
    <FormDialog title="Recusar a suspensão" form={form} verb="Recusar" back="Voltar" close={voltar}>
      <p>{frase}</p>
      <AreaField form={form} name="resposta" label="Por quê (a lotação o lê)" rows={2} required maxLength={200} />
    </FormDialog>
  );
}
