import { NomeDaFiscalizacao, NomeDaRefeicao, NomeDoPedido } from './nomes.component.tsx';

interface Props {
  pedidoId: number | undefined;
  recebimentoId: number | undefined;
  fiscalizacaoId: number | undefined;
  tipoAlimentacaoId: number | undefined;
}

export const Sobre = ({ pedidoId, recebimentoId, fiscalizacaoId, tipoAlimentacaoId }: Props) => (
  <p>
    Sobre {recebimentoId && 'o recebimento do '}
    {pedidoId ? (
      <>
        pedido <NomeDoPedido id={pedidoId} />
      </>
    ) : (
      'uma entrega sem pedido'
    )}
    {tipoAlimentacaoId && (
      <>
        {' · '}
        <NomeDaRefeicao id={tipoAlimentacaoId} />
      </>
    )}
    {fiscalizacaoId && (
      <>
        {' · fiscalização '}
        <NomeDaFiscalizacao id={fiscalizacaoId} />
      </>
    )}
  </p>
);
