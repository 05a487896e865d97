import { formatCount, formatInteger, formatMoney } from '../../ui/number.format.ts';
import { Tile } from '../../ui/tile.component.tsx';
import type { Mapa } from '../mapa-diario.queries.ts';
import { recebidasEscritas } from '../modelo/contado.model.ts';
import { BASES } from '../modelo/mapa.labels.ts';

export const Indicadores = ({ mapa: { totais, base, linhas } }: { mapa: Mapa }) => {
  const emDias = new Set(linhas.map(({ lotacao }) => lotacao.id)).size < linhas.length;
  return (
    <section className="blocos" aria-label="O mapa em números">
      <Tile label={BASES[base].refeicoes} value={formatInteger(totais.total)}>
        {formatInteger(totais.comPedido)} de{' '}
        {emDias
          ? formatCount(totais.linhas, 'dia com pedido', 'dias com pedido')
          : formatCount(totais.linhas, 'unidade com pedido', 'unidades com pedido')}
        {totais.entregas && (
          <>
            <br />
            {recebidasEscritas(totais.entregas)}
          </>
        )}
      </Tile>
      <Tile
        label="Acima do efetivo"
        value={formatInteger(totais.acimaDoEfetivo)}
        tone={totais.acimaDoEfetivo > 0 ? 'perigo' : undefined}
      >
        {totais.acimaDoEfetivo > 0 ? `${formatMoney(totais.valorDesvioCentavos)} de desvio` : 'Nada acima'}
      </Tile>
      <Tile label="Recusadas" value={formatInteger(totais.execucao.recusadas)}>
        {formatCount(totais.execucao.ocorrencias, 'ocorrência', 'ocorrências')}
        {totais.execucao.pontos > 0 && ` · ${formatCount(totais.execucao.pontos, 'ponto', 'pontos')}`}
      </Tile>
      <Tile label="Valor líquido" value={formatMoney(totais.liquidoCentavos)}>
        glosa {formatMoney(totais.glosaCentavos)} · desc. {formatMoney(totais.descontoPropostoCentavos)}
      </Tile>
    </section>
  );
};
