import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { formatInstant, formatMonth } from '../ui/date.format.ts';
import { formatCount, formatInteger, formatMoney } from '../ui/number.format.ts';
import { PageTitle } from '../ui/page-title.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { Tile } from '../ui/tile.component.tsx';
import { Agora } from './agora.component.tsx';
import { emPorCento } from './auditorias.labels.ts';
import { type Auditoria, listarSorteados, obterAuditoria } from './auditorias.queries.ts';
import { Sorteados } from './sorteados.component.tsx';

export function AuditoriaInteira({ id, voltar }: { id: number; voltar: () => void }) {
  const client = useQueryClient();
  const auditoria = useQuery(obterAuditoria(id));
  const sorteados = useQuery(listarSorteados(id));
  const resumo = auditoria.data?.resumo;
  const feita = () => {
    for (const queryKey of [['obterAuditoria', id], ['listarSorteados', id], ['listarAuditorias']])
      client.invalidateQueries({ queryKey });
  };
  return (
    <div className="pagina">
      <div className="pagina-topo">
        <PageTitle title={resumo ? `Auditoria · ${formatMonth(resumo.mes)}` : 'Auditoria'}>
          {resumo ? `${resumo.contratos.length === 1 ? 'Contrato' : 'Contratos'} ${resumo.contratos.join(', ')}` : ' '}
        </PageTitle>
        <Button onClick={voltar}>
          <ArrowLeftIcon size={18} aria-hidden />
          Todas as auditorias
        </Button>
      </div>
      <QueryState query={auditoria} skeletonHeight={480}>
        {lida => (
          <div className="auditoria">
            <Agora auditoria={lida} feita={feita} />
            <Numeros auditoria={lida} />
            {lida.resumo.semente !== null && (
              <QueryState query={sorteados} skeletonHeight={480}>
                {({ itens }) => <Sorteados auditoria={lida} itens={itens} feita={feita} />}
              </QueryState>
            )}
            <ComoSeRefaz auditoria={lida} />
          </div>
        )}
      </QueryState>
    </div>
  );
}

function Numeros({ auditoria: { resumo, andamento } }: { auditoria: Auditoria }) {
  const { semComprovacaoCentavos, riscoPontos, comErro } = andamento;
  return (
    <section aria-label="Os números da auditoria" className="blocos">
      <Tile label="Valor do mês" value={formatMoney(resumo.totalCentavos)}>
        {formatCount(resumo.itens, 'dia de unidade', 'dias de unidade')}
      </Tile>
      <Tile
        label="Risco que resta"
        value={emPorCento(riscoPontos)}
        {...(riscoPontos <= resumo.riscoPontos && { tone: 'ok' })}
      >
        limite {emPorCento(resumo.riscoPontos)}, com tolerância de {emPorCento(resumo.toleranciaPontos)}
      </Tile>
      <Tile label="Conferidos" value={formatCount(andamento.dias, 'dia', 'dias')}>
        {andamento.dias ? `até o sorteio ${formatInteger(andamento.sorteios)}` : 'nenhum ainda'}
      </Tile>
      <Tile
        label="Sem comprovação"
        value={formatMoney(semComprovacaoCentavos)}
        {...(semComprovacaoCentavos > 0 && { tone: 'perigo' })}
      >
        {comErro ? `em ${formatCount(comErro, 'dia', 'dias')}` : 'nos dias conferidos'}
      </Tile>
    </section>
  );
}

/** All that somebody outside needs to draw the same days. */
function ComoSeRefaz({ auditoria: { resumo } }: { auditoria: Auditoria }) {
  const { fonte, sementeDepoisDe, semente, semeadaEm, listaSha256, abertaEm, abertaPor } = resumo;
  return (
    <Card className="auditoria-parte" aria-labelledby="auditoria-prova">
      <h2 id="auditoria-prova">Como qualquer um refaz o sorteio</h2>
      <dl className="auditoria-prova">
        <dt>Fonte</dt>
        <dd>
          {fonte}, depois de {formatInstant(sementeDepoisDe)}
        </dd>
        <dt>Semente</dt>
        <dd>
          {semente && semeadaEm ? (
            <>
              <code>{semente}</code>, em {formatInstant(semeadaEm)}
            </>
          ) : (
            'Ainda não há'
          )}
        </dd>
        <dt>Lista (SHA-256)</dt>
        <dd>
          <code>{listaSha256}</code>
        </dd>
        <dt>Aberta</dt>
        <dd>
          {abertaPor}, {formatInstant(abertaEm)}
        </dd>
      </dl>
      <p className="quieto">
        O sorteio de número n é SHA-256 de “semente,n”, no resto da divisão pelo total em centavos: cada dia tem a
        chance do seu valor. A lista, a fonte e a semente estão no livro de registro, e o programa sortear-auditoria.mjs
        faz a mesma conta sem este sistema.
      </p>
    </Card>
  );
}
