import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '../../base/problem.error.ts';
import { changedKeys } from '../../drafts/merge.ts';
import { Button } from '../../ui/button.component.tsx';
import { Card } from '../../ui/card.component.tsx';
import { Notice } from '../../ui/notice.component.tsx';
import { formatCount } from '../../ui/number.format.ts';
import { Diferencas } from '../grade/diferencas.component.tsx';
import { camposDe, camposDoPedido, itensDosCampos, OBSERVACAO } from '../grade/rascunho.campos.ts';
import { EscolhaDoMotivo } from '../motivo/motivo.component.tsx';
import { completa } from '../motivo/motivo.model.ts';
import { ajustarPedido } from '../pedidos.mutations.ts';
import type { Pedido } from '../pedidos.queries.ts';
import type { PedidoDoDiaAberto } from '../rascunho/pedido-do-dia.hook.ts';

interface Props {
  aberto: PedidoDoDiaAberto;
  pedido: Pedido;
  fechar: () => void;
}

/** The server says what is accepted at once and what waits. */
export function Ajuste({ aberto, pedido, fechar }: Props) {
  const { grade, estado, draft, ajuste } = aberto;
  const { escolha, setEscolha } = ajuste;
  const antes = camposDoPedido(grade, pedido);
  const depois = camposDe(grade, estado.quantidades, pedido.observacao ?? '');
  const chaves = changedKeys(antes, depois).filter(chave => chave !== OBSERVACAO);
  const ajustar = useMutation({
    mutationFn: () =>
      ajustarPedido(pedido, {
        itens: itensDosCampos(Object.fromEntries(chaves.map(chave => [chave, depois[chave] ?? 0]))).map(
          ({ quantidade, ...par }) => ({ ...par, para: quantidade }),
        ),
        motivoId: escolha.motivo?.id ?? 0,
        ...(escolha.texto.trim() && { texto: escolha.texto.trim() }),
      }),
    onSuccess: novo => {
      draft.dispatch({ type: 'arrived', version: novo, author: '' });
      fechar();
    },
  });
  return (
    <Card className="ajuste" aria-label={`Ajuste do pedido ${pedido.numero}`}>
      <h3>Ajustar o pedido {pedido.numero}</h3>
      {chaves.length === 0 ? (
        <p className="quieto">Mude na grade as quantidades que devem ser outras.</p>
      ) : (
        <Diferencas grade={grade} chaves={chaves} de={antes} para={depois} />
      )}
      <EscolhaDoMotivo contexto="AJUSTE" escolha={escolha} escolher={setEscolha} />
      {ajustar.error && <Notice tone="perigo">{sentenceOf(ajustar.error)}</Notice>}
      <p className="quieto">
        {ajuste.guarda
          ? 'O que você muda fica guardado neste computador até ser enviado.'
          : 'Este computador não guarda o que ainda não foi enviado.'}
      </p>
      <p className="juncao-botoes">
        <Button disabled={ajustar.isPending} onClick={fechar}>
          Descartar
        </Button>
        <Button
          variant="primary"
          disabled={chaves.length === 0 || !completa(escolha) || ajustar.isPending}
          onClick={() => ajustar.mutate()}
        >
          {ajustar.isPending ? 'Pedindo…' : `Pedir ajuste de ${formatCount(chaves.length, 'célula', 'células')}`}
        </Button>
      </p>
    </Card>
  );
}
