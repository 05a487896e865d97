import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ProblemError, sentenceOf } from '../../base/problem.error.ts';
import { Button } from '../../ui/button.component.tsx';
import { Dialog } from '../../ui/dialog.component.tsx';
import { Field } from '../../ui/field.component.tsx';
import { Notice } from '../../ui/notice.component.tsx';
import { TextArea } from '../../ui/text-input.component.tsx';
import { adiar } from '../grade/desfazer.ts';
import { EscolhaDoMotivo } from '../motivo/motivo.component.tsx';
import { completa, motivada, SEM_ESCOLHA } from '../motivo/motivo.model.ts';
import type { Pedido } from '../pedidos.queries.ts';
import { type AcaoComDialogo, COM_DIALOGO } from './acoes.table.ts';
import { darPasso, type Motivada } from './decisoes.mutations.ts';

interface Props {
  acao: AcaoComDialogo;
  pedido: Pedido;
  fechar: () => void;
  /** Called when the step was taken: at once, or when nobody undid it. */
  feito?: () => void;
}

/** Somebody changed the order meanwhile: behind the dialog must stand the order as it is now. */
const mudouDeLa = (error: unknown) => error instanceof ProblemError && [409, 412].includes(error.status);

export default function Decisao({ acao, pedido, fechar, feito }: Props) {
  const dita = COM_DIALOGO[acao];
  const { titulo, texto, passo, rotulo } = dita;
  const client = useQueryClient();
  const [escolha, setEscolha] = useState(SEM_ESCOLHA);
  const [nota, setNota] = useState('');
  const id = useId();
  const dar = useMutation({
    ...darPasso(passo, pedido),
    onSuccess: () => {
      fechar();
      feito?.();
    },
    onError: error => mudouDeLa(error) && client.invalidateQueries({ queryKey: ['obterPedido', pedido.id] }),
  });
  const pedeMotivo = 'contexto' in dita;
  const observacao = nota.trim();
  const corpo = pedeMotivo
    ? completa(escolha) && motivada(escolha)
    : 'nota' in dita && observacao
      ? { observacao }
      : {};
  const fazer = () => {
    if (!corpo) return;
    if (!('desfaz' in dita)) return dar.mutate(corpo as Motivada);
    fechar();
    return adiar(`Pedido ${pedido.numero} cancelado`, 'Vale em 6 segundos.', () => dar.mutateAsync(corpo as Motivada));
  };
  return (
    <Dialog
      title={titulo}
      close={fechar}
      busy={dar.isPending}
      footer={
        <>
          <Button disabled={dar.isPending} onClick={fechar}>
            Voltar
          </Button>
          <Button variant="primary" disabled={dar.isPending || !corpo} onClick={fazer}>
            {dar.isPending ? 'Salvando…' : rotulo}
          </Button>
        </>
      }
    >
      <p>
        <strong>
          {pedido.numero}, {pedido.lotacao.nome}.
        </strong>{' '}
        {texto}
      </p>
      {pedeMotivo && <EscolhaDoMotivo contexto={dita.contexto} escolha={escolha} escolher={setEscolha} primeira />}
      {'nota' in dita && (
        <Field label={dita.nota} htmlFor={id}>
          <TextArea id={id} rows={3} maxLength={400} value={nota} onChange={({ target }) => setNota(target.value)} />
        </Field>
      )}
      {dar.error && <Notice tone="perigo">{sentenceOf(dar.error)}</Notice>}
    </Dialog>
  );
}
