import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { useQuery } from '@tanstack/react-query';
import { obterEmpenhosDaMedicao } from '../empenhos/empenhos.queries.ts';
import { EmpenhosDaMedicao } from '../empenhos/empenhos-da-medicao.panel.tsx';
import { NotasDaMedicao } from '../notas/notas.panel.tsx';
import { listarNotas } from '../notas/notas.queries.ts';
import { faltaPagar, listarPagamentosDaMedicao } from '../pagamentos/pagamentos.queries.ts';
import { PagamentosDaMedicao } from '../pagamentos/pagamentos-da-medicao.panel.tsx';
import { RecebimentoDaMedicao } from '../termos/recebimento.panel.tsx';
import { obterRecebimento } from '../termos/termos.queries.ts';
import { Button } from '../ui/button.component.tsx';
import { formatMonth } from '../ui/date.format.ts';
import { formatCount, formatInteger, formatMoney } from '../ui/number.format.ts';
import { PageTitle } from '../ui/page-title.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { Tile } from '../ui/tile.component.tsx';
import { Agora } from './agora.component.tsx';
import { Atestos } from './atestos.component.tsx';
import { Glosas, Quantidades } from './composicao.component.tsx';
import { Correcoes } from './correcoes.component.tsx';
import { Descontos } from './descontos.component.tsx';
import { type Medicao, obterMedicao } from './medicoes.queries.ts';
import { Unidades } from './unidades.component.tsx';

export function MedicaoInteira({ id, voltar }: { id: number; voltar: () => void }) {
  const medicao = useQuery(obterMedicao(id));
  const empenhos = useQuery(obterEmpenhosDaMedicao(id));
  const notas = useQuery(listarNotas(id));
  const recebimento = useQuery(obterRecebimento(id));
  const pagamentos = useQuery(listarPagamentosDaMedicao(id));
  const resumo = medicao.data?.resumo;
  return (
    <div className="pagina">
      <div className="pagina-topo">
        <PageTitle title={resumo ? `Medição · contrato ${resumo.contrato.numero}` : 'Medição mensal'}>
          {resumo ? `${formatMonth(resumo.mes)} · ${resumo.contrato.fornecedor} · ${resumo.contrato.lote}` : ' '}
        </PageTitle>
        <Button onClick={voltar}>
          <ArrowLeftIcon size={18} aria-hidden />
          Todas as medições
        </Button>
      </div>
      <QueryState query={medicao} skeletonHeight={720}>
        {lida => (
          <div className="medicao">
            <Agora medicao={lida} falta={faltaPagar(pagamentos.data)} />
            <Contas medicao={lida} />
            <Descontos medicao={lida} />
            <Correcoes medicao={lida} />
            <EmpenhosDaMedicao dados={empenhos.data} />
            <RecebimentoDaMedicao recebimento={recebimento} />
            <NotasDaMedicao medicaoId={id} notas={notas} />
            <PagamentosDaMedicao pagamentos={pagamentos} />
            <Quantidades medicao={lida} />
            <Unidades medicao={lida} />
            <Glosas medicao={lida} />
            <Atestos medicao={lida} />
          </div>
        )}
      </QueryState>
    </div>
  );
}

function Contas({ medicao: { resumo, saldo } }: { medicao: Medicao }) {
  const { totais } = resumo;
  const inteira = resumo.dias > 0 && resumo.diasFechados === resumo.dias;
  const decidido = totais.descontoCentavos !== totais.propostoCentavos;
  return (
    <section aria-label="A conta do mês">
      <div className="blocos">
        <Tile label="Dias fechados" value={`${formatInteger(resumo.diasFechados)} de ${formatInteger(resumo.dias)}`}>
          em {formatCount(resumo.lotacoes, 'unidade', 'unidades')}
        </Tile>
        <Tile label="Valor bruto" value={formatMoney(totais.brutoCentavos)}>
          {formatInteger(totais.refeicoes)} refeições pagas, de todos os públicos
        </Tile>
        <Tile label="Glosas" value={formatMoney(totais.glosaCentavos)} />
        <Tile label="Descontos" value={formatMoney(totais.descontoCentavos)}>
          {decidido ? `propostos ${formatMoney(totais.propostoCentavos)}` : 'como propostos'}
        </Tile>
        <Tile label="Valor líquido" value={formatMoney(totais.liquidoCentavos)} tone={inteira ? 'ok' : undefined}>
          {inteira ? 'de todos os dias fechados' : 'do que já está fechado'}
        </Tile>
        <Tile
          label="Saldo do contrato"
          value={formatMoney(saldo.saldoCentavos)}
          {...(saldo.saldoCentavos < 0 && { tone: 'perigo' as const })}
        >
          de {formatMoney(saldo.valorTotalCentavos)}; medido antes {formatMoney(saldo.medidoAntesCentavos)}
        </Tile>
      </div>
    </section>
  );
}
