import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { type LinhaMapa, type MapaDoMes, obterMapaDoMes } from '../mapa-diario/mapa-diario.queries.ts';
import { DiferencaDaLinha } from '../mapa-diario/tabela/diferenca-da-linha.panel.tsx';
import { ButtonLink } from '../ui/button.component.tsx';
import { weeksOf } from '../ui/calendar.model.ts';
import { formatLongDay, formatWeekday } from '../ui/date.format.ts';
import { Drawer } from '../ui/drawer.component.tsx';
import { formatInteger, formatMoney } from '../ui/number.format.ts';
import { QueryState } from '../ui/query-state.component.tsx';
import { MonthStep } from '../ui/step-beside.component.tsx';
import { Tile } from '../ui/tile.component.tsx';
import { today } from '../ui/today.ts';
import './mes-da-lotacao.css';

interface Props {
  lotacaoId: number;
  mes: string;
  irA: (mes: string) => void;
  fechar: () => void;
}

export default function MesDaLotacaoDrawer({ lotacaoId, mes, irA, fechar }: Props) {
  const mapa = useQuery(obterMapaDoMes({ lotacaoId, mes, base: 'SOLICITADA' }));
  return (
    <Drawer width={860} title={mapa.data ? `${mapa.data.lotacao.nome}: o mês` : 'O mês da lotação'} close={fechar}>
      <div className="lotacao-mes-topo">
        <MonthStep as="h3" month={mes} onChange={irA} />
        <ButtonLink to={`/modules/relatorios/mapaDiarioDeAlimentacao?visao=mes&mes=${mes}&lotacaoId=${lotacaoId}`}>
          Abrir o mapa do mês
        </ButtonLink>
      </div>
      <QueryState query={mapa} skeletonHeight={480}>
        {dados => (
          <div aria-busy={mapa.isPlaceholderData} className={mapa.isPlaceholderData ? 'matriz-corpo--antigo' : ''}>
            <Numeros mapa={dados} />
            <Dias mapa={dados} />
          </div>
        )}
      </QueryState>
    </Drawer>
  );
}

function Numeros({ mapa: { totais, linhas } }: { mapa: MapaDoMes }) {
  const { efetivo, solicitada } = totais.conciliacao;
  const dias = linhas.filter(({ enviado }) => enviado).length;
  return (
    <div className="blocos">
      <Tile label="Refeições pedidas" value={formatInteger(solicitada.refeicoes)}>
        em {formatInteger(dias)} {dias === 1 ? 'dia' : 'dias'}
      </Tile>
      <Tile label="Pelo efetivo seriam" value={formatInteger(efetivo.refeicoes)}>
        nas mesmas refeições
      </Tile>
      <Tile label="Custo do que se pediu" value={formatMoney(solicitada.valorCentavos)}>
        aceito até agora {formatMoney(totais.brutoCentavos)}
      </Tile>
    </div>
  );
}

function Dias({ mapa: { mes, linhas } }: { mapa: MapaDoMes }) {
  const semanas = weeksOf(`${mes}-01`);
  const porDia = new Map(linhas.map(linha => [linha.data, linha]));
  return (
    <ol className="lotacao-mes">
      {semanas[0]?.map(dia => (
        <li key={`nome-${dia}`} className="lotacao-mes-nome" aria-hidden>
          {formatWeekday(dia)}
        </li>
      ))}
      {semanas
        .flat()
        .map(dia =>
          dia.startsWith(mes) ? (
            <Dia key={dia} dia={dia} linha={porDia.get(dia)} />
          ) : (
            <li key={dia} className="lotacao-mes-fora" aria-hidden />
          ),
        )}
    </ol>
  );
}

function Dia({ dia, linha }: { dia: string; linha: LinhaMapa | undefined }) {
  const { enviado = false, pedido = null, feriado = null, interrupcao } = linha ?? {};
  return (
    <li className={dia === today() ? 'lotacao-mes-dia lotacao-mes-dia--hoje' : 'lotacao-mes-dia'}>
      <span className="lotacao-mes-numero">
        <span aria-hidden>{Number(dia.slice(8))}</span>
        <span className="so-leitor">{formatLongDay(dia)}</span>
        {feriado && <small className="quieto">{feriado}</small>}
      </span>
      {linha && enviado ? (
        <>
          {pedido ? (
            <Link className="vinculo" to={`/modules/monitoramento/acompanhamento?visao=tabela&item=${pedido.id}`}>
              {formatInteger(linha.total)}
              <span className="so-leitor"> refeições: abrir o pedido</span>
            </Link>
          ) : (
            <strong>{formatInteger(linha.total)}</strong>
          )}
          <DiferencaDaLinha linha={linha} base="SOLICITADA" />
          <small>{formatMoney(linha.valorCentavos)}</small>
        </>
      ) : (
        <small className="quieto" title={interrupcao?.texto}>
          {interrupcao?.parada
            ? interrupcao.suspensa
              ? 'atividade suspensa'
              : 'entrega interrompida'
            : dia <= today()
              ? 'sem pedido'
              : '—'}
        </small>
      )}
    </li>
  );
}
