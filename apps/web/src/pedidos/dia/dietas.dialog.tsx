import DietasDoPedidoPanel from '../../dietas/dietas.panel.tsx';
import { Button } from '../../ui/button.component.tsx';
import { Dialog } from '../../ui/dialog.component.tsx';
import type { Pedido, Preparo } from '../pedidos.queries.ts';

interface Props {
  preparo: Preparo;
  pedido: Pedido;
  fechar: () => void;
}

export default function DietasDialog({ preparo: { refeicoes, publicos }, pedido, fechar }: Props) {
  const celulas = pedido.itens.flatMap(({ tipoAlimentacaoId, tipoPublicoId, quantidadeSolicitada: quantidade }) => {
    const refeicao = refeicoes.find(({ id }) => id === tipoAlimentacaoId);
    const publico = publicos.find(({ id }) => id === tipoPublicoId);
    return refeicao && publico?.permiteDieta
      ? [{ tipoAlimentacaoId, tipoPublicoId, nome: `${refeicao.nome}, ${publico.nome}`, quantidade }]
      : [];
  });
  return (
    <Dialog
      title={`Dietas do pedido ${pedido.numero}`}
      close={fechar}
      footer={<Button onClick={fechar}>Fechar</Button>}
    >
      <DietasDoPedidoPanel pedidoId={pedido.id} celulas={celulas} />
    </Dialog>
  );
}
