import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { listarTiposAlimentacao, type Resumo } from '../pedidos/pedidos.queries.ts';
import { formatInteger, formatMoney } from '../ui/number.format.ts';
import { Tile } from '../ui/tile.component.tsx';

const LISTA = '/modules/monitoramento/acompanhamento';

/** The counters lead to the list that they count. */
export function DiaEmNumeros({ resumo }: { resumo: Resumo }) {
  const tipos = useQuery(listarTiposAlimentacao()).data ?? [];
  const dia = `de=${resumo.data}&ate=${resumo.data}`;
  const ver = (filtro: string, texto: ReactNode) => <Link to={`${LISTA}?${dia}${filtro}`}>{texto}</Link>;
  return (
    <>
      <section className="blocos" aria-label="Pedidos do dia">
        <Tile label="Enviados" value={`${formatInteger(resumo.enviados)} de ${formatInteger(resumo.lotacoes)}`}>
          {ver('&situacao=ENVIADO', 'Ver enviados')}
        </Tile>
        <Tile label="Sem pedido" value={formatInteger(resumo.semPedido)} tone={resumo.semPedido > 0 ? 'aviso' : 'ok'}>
          {resumo.semPedido > 0 ? 'lista abaixo, com os rascunhos' : 'todas pediram'}
        </Tile>
        <Tile label="Rascunhos" value={formatInteger(resumo.rascunhos)}>
          {ver('&situacao=RASCUNHO', 'Ver rascunhos')}
        </Tile>
        <Tile
          label="Emergenciais"
          value={formatInteger(resumo.emergenciais)}
          tone={resumo.emergenciais > 0 ? 'perigo' : undefined}
        >
          {ver('&tipo=EMERGENCIAL', 'Ver emergenciais')}
        </Tile>
        <Tile
          label="Muito acima do efetivo"
          value={formatInteger(resumo.acimaDoEfetivo)}
          tone={resumo.acimaDoEfetivo > 0 ? 'perigo' : undefined}
        >
          <Link to={`/modules/relatorios/mapaDiarioDeAlimentacao?data=${resumo.data}`}>Ver no mapa</Link>
        </Tile>
      </section>
      <section className="cartao inicio-refeicoes" aria-label="Refeições do dia">
        {resumo.refeicoes.map(({ tipoAlimentacaoId, total }) => (
          <p key={tipoAlimentacaoId}>
            <span className="quieto">{tipos.find(({ id }) => id === tipoAlimentacaoId)?.nome ?? '…'}</span>
            <strong>{formatInteger(total)}</strong>
          </p>
        ))}
        <p>
          <span className="quieto">Valor previsto</span>
          <strong>{formatMoney(resumo.valorPrevistoCentavos)}</strong>
        </p>
      </section>
    </>
  );
}
