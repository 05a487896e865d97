import { NoteIcon } from '@phosphor-icons/react/dist/csr/Note';
import { type KeyboardEvent, memo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { SituacaoDoMapa } from '../../fechamentos/situacao.panel.tsx';
import { formatDayMonth, formatWeekday } from '../../ui/date.format.ts';
import { formatInteger } from '../../ui/number.format.ts';
import { Pill } from '../../ui/pill.component.tsx';
import { ScrollRegion } from '../../ui/scroll-region.component.tsx';
import { Situation } from '../../ui/situation.component.tsx';
import { useWindow } from '../../ui/window.hook.ts';
import type { BaseDoMapa, LinhaMapa, Mapa } from '../mapa-diario.queries.ts';
import type { Endereco, Mudar } from '../modelo/mapa.endereco.ts';
import { type GrupoDeColunas, gruposDe } from '../modelo/mapa.model.ts';
import type { Notas, Sinais } from '../modelo/sinais.hook.ts';
import type { SituacaoDaLinha } from '../modelo/sinais.model.ts';
import { usePaperParts } from '../papel/paper-parts.hook.ts';
import { usePrinting } from '../papel/printing.hook.ts';
import { DiferencaDaLinha } from './diferenca-da-linha.panel.tsx';
import { Alertas, Parada } from './mapa-alertas.component.tsx';
import {
  type Blocos,
  CelulasDosBlocos,
  larguraDosBlocos,
  SubtitulosDosBlocos,
  TitulosDosBlocos,
} from './mapa-blocos.component.tsx';
import { Quantidade } from './mapa-celula.component.tsx';
import { MapaRodape } from './mapa-rodape.component.tsx';
import { PapelDosBlocos } from './papel-blocos.component.tsx';

const ALTURA_DA_LINHA = 46;
const CABECALHO = 2;

interface Props {
  mapa: Mapa;
  linhas: readonly LinhaMapa[];
  endereco: Endereco;
  mudar: Mudar;
  sinais: Sinais;
}

/** Renders only the rows in sight, and all of them on paper: a state has over a thousand units. */
export function MapaTabela(props: Props) {
  const { mapa, linhas, endereco } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const vista = useWindow(scroller, linhas.length, ALTURA_DA_LINHA);
  const imprimindo = usePrinting();
  const partes = usePaperParts(imprimindo, scroller);
  const grupos = gruposDe(mapa.colunas, endereco);
  const meio = Math.ceil(grupos.length / 2);
  const blocos = partes === 0 ? endereco : NENHUM;
  const inteira = { start: 0, end: linhas.length, before: 0, after: 0 };
  return (
    <ScrollRegion ref={scroller} label={`Mapa: ${NOMES[endereco.visao]}`} className="mapa-rolagem">
      {(partes < 2 ? [grupos] : [grupos.slice(0, meio), grupos.slice(meio)]).map(destes => (
        <Tabela
          key={destes[0]?.id}
          {...props}
          grupos={destes}
          blocos={blocos}
          vista={imprimindo ? inteira : vista}
          noPapel={imprimindo}
        />
      ))}
      {partes > 0 && larguraDosBlocos(endereco) > 0 && (
        <PapelDosBlocos totais={mapa.totais} linhas={linhas} blocos={endereco} porDia={endereco.visao === 'mes'} />
      )}
    </ScrollRegion>
  );
}

const NENHUM = { conciliacao: false, execucao: false, valores: false };

interface TabelaProps extends Props {
  grupos: GrupoDeColunas[];
  blocos: Blocos;
  vista: ReturnType<typeof useWindow>;
  noPapel: boolean;
}

function Tabela({ mapa, linhas, endereco, mudar, sinais, grupos, blocos, vista, noPapel }: TabelaProps) {
  const { start, end, before, after } = vista;
  const largura = mapa.colunas.length + (endereco.servidores ? 6 : 5) + larguraDosBlocos(blocos);
  const abrir = (celula: string) => mudar({ celula });
  return (
    <table
      className={noPapel ? 'mapa mapa--papel' : 'mapa'}
      aria-rowcount={linhas.length + CABECALHO + 1}
      onKeyDown={andar}
    >
      <Cabecalho grupos={grupos} endereco={endereco} blocos={blocos} />
      <tbody>
        {before > 0 && <Espaco altura={before} largura={largura} />}
        {linhas.slice(start, end).map((linha, posicao) => (
          <Linha
            key={`${linha.lotacao.id}/${linha.data}`}
            linha={linha}
            indice={start + posicao}
            grupos={grupos}
            blocos={blocos}
            regras={mapa.regras}
            contagem={mapa.base}
            endereco={endereco}
            fechamento={sinais.fechamento(linha)}
            notas={sinais.notas(linha)}
            abrir={abrir}
          />
        ))}
        {after > 0 && <Espaco altura={after} largura={largura} />}
      </tbody>
      <MapaRodape mapa={mapa} grupos={grupos} endereco={endereco} blocos={blocos} />
    </table>
  );
}

const NOMES = { dia: 'unidades do dia', mes: 'dias do mês', consolidado: 'unidades no mês' } as const;
const PASSOS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

function andar(event: KeyboardEvent<HTMLTableElement>) {
  const passo = PASSOS[event.key];
  const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-l]');
  if (!passo || !cell) return;
  const [l, c] = [Number(cell.dataset.l) + passo[0], Number(cell.dataset.c) + passo[1]];
  const next = event.currentTarget.querySelector<HTMLElement>(`[data-l="${l}"][data-c="${c}"]`);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const Espaco = ({ altura, largura }: { altura: number; largura: number }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a blank row takes no focus
  <tr aria-hidden="true">
    <td colSpan={largura} style={{ height: altura, padding: 0 }} />
  </tr>
);

const Cabecalho = ({ grupos, endereco, blocos }: Pick<TabelaProps, 'grupos' | 'endereco' | 'blocos'>) => (
  <thead>
    <tr>
      <th scope="col" rowSpan={2} className="mapa-unidade">
        {endereco.visao === 'mes' ? 'Dia' : 'Unidade'}
      </th>
      {endereco.servidores ? (
        <th scope="colgroup" colSpan={2} className="mapa-refeicao">
          Efetivo
        </th>
      ) : (
        <th scope="col" rowSpan={2}>
          Efetivo
        </th>
      )}
      {grupos.map(({ id, refeicao, colunas }) => (
        <th key={id} scope="colgroup" colSpan={colunas.length} className="mapa-refeicao">
          {refeicao}
        </th>
      ))}
      <th scope="col" rowSpan={2} className="mapa-grupo">
        Total
      </th>
      <th scope="col" rowSpan={2}>
        Diferença
      </th>
      <TitulosDosBlocos blocos={blocos} />
      <th scope="col" rowSpan={2} className="mapa-situacao">
        {endereco.visao === 'consolidado' ? 'Dias com pedido' : 'Situação'}
      </th>
    </tr>
    <tr>
      {endereco.servidores && (
        <>
          <th scope="col" className="mapa-grupo">
            Interno
          </th>
          <th scope="col">Servidor</th>
        </>
      )}
      {grupos.map(({ id, colunas }) =>
        colunas.map(({ indice, publico }, posicao) => (
          <th key={`${id}:${indice}`} scope="col" className={posicao === 0 ? 'mapa-grupo' : undefined}>
            {publico}
          </th>
        )),
      )}
      <SubtitulosDosBlocos blocos={blocos} />
    </tr>
  </thead>
);

interface LinhaProps {
  linha: LinhaMapa;
  indice: number;
  grupos: GrupoDeColunas[];
  blocos: Blocos;
  regras: Mapa['regras'];
  contagem: BaseDoMapa;
  endereco: Endereco;
  fechamento: SituacaoDaLinha | undefined;
  notas: Notas | undefined;
  abrir: (celula: string) => void;
}

const Linha = memo(
  ({ linha, indice, grupos, blocos, regras, contagem, endereco, fechamento, notas, abrir }: LinhaProps) => {
    const colunas = grupos.flatMap(grupo =>
      grupo.colunas.map(({ indice: lugar, tipoPublicoId, base }, n) => ({
        ...{ lugar, base, grupo: n === 0 },
        coluna: { tipoAlimentacaoId: grupo.id, tipoPublicoId },
      })),
    );
    return (
      <tr aria-rowindex={indice + CABECALHO + 1}>
        <Cabeca linha={linha} endereco={endereco} nota={notas?.dia} />
        <td className={endereco.servidores ? 'mapa-grupo' : undefined}>
          {linha.internos === null ? '—' : formatInteger(linha.internos)}
        </td>
        {endereco.servidores && <td>{linha.servidores === null ? '—' : formatInteger(linha.servidores)}</td>}
        {colunas.map(({ lugar, coluna, base, grupo }, c) => (
          <Quantidade
            key={lugar}
            linha={linha}
            indice={lugar}
            coluna={coluna}
            base={base}
            lugar={{ l: indice, c }}
            regras={regras}
            contagem={contagem}
            grupo={grupo}
            diferenca={endereco.diferenca}
            nota={notas?.colunas[lugar]}
            abrir={abrir}
          />
        ))}
        <td className="mapa-grupo">
          <strong>{linha.enviado ? formatInteger(linha.total) : '—'}</strong>
        </td>
        <td>{linha.enviado && <DiferencaDaLinha linha={linha} base={contagem} />}</td>
        <CelulasDosBlocos linha={linha} blocos={blocos} />
        <td className="mapa-situacao">
          <Alertas alertas={linha.alertas} />
          {linha.interrupcao && linha.enviado && <Parada interrupcao={linha.interrupcao} />}
          {endereco.visao === 'consolidado' ? linha.diasComPedido : <Estado linha={linha} fechamento={fechamento} />}
        </td>
      </tr>
    );
  },
);

/** The closing where there is one, because it is what is paid by; before it, the order. */
function Estado({ linha, fechamento }: Pick<LinhaProps, 'linha' | 'fechamento'>) {
  if (fechamento) return <SituacaoDoMapa {...fechamento} />;
  if (linha.interrupcao && !linha.enviado) return <Parada interrupcao={linha.interrupcao} />;
  if (linha.importado) return <Pill tone="info">Importado</Pill>;
  return <Situation situacao={linha.situacao} />;
}

const Nota = ({ nota }: { nota: string | undefined }) =>
  nota ? (
    <span className="mapa-nota" title={nota}>
      <NoteIcon size={16} weight="fill" aria-hidden />
      <span className="so-leitor"> Anotação de {nota}</span>
    </span>
  ) : null;

interface CabecaProps extends Pick<LinhaProps, 'linha' | 'endereco'> {
  nota: string | undefined;
}

function Cabeca({ linha, endereco: { visao, mes }, nota }: CabecaProps) {
  const { lotacao, principal, nivel, data, feriado } = linha;
  const lugar = `${lotacao.nome}, ${lotacao.municipio}/${lotacao.uf}${principal ? `, atendida por ${principal.nome}` : ''}`;
  if (visao === 'mes' && data) {
    return (
      <th scope="row" className="mapa-unidade" title={feriado ?? undefined}>
        {formatDayMonth(data)} <small className="quieto">{formatWeekday(data)}</small> <Nota nota={nota} />
        {feriado && <small className="mapa-feriado">{feriado}</small>}
      </th>
    );
  }
  return (
    <th
      scope="row"
      className={principal ? 'mapa-unidade mapa-subunidade' : 'mapa-unidade'}
      style={nivel > 0 ? { paddingLeft: 12 + nivel * 16 } : undefined}
      title={lugar}
    >
      <Link to={`?visao=mes&lotacaoId=${lotacao.id}&mes=${visao === 'dia' && data ? data.slice(0, 7) : mes}`}>
        {lotacao.nome}
        {principal && <span className="so-leitor">, atendida por {principal.nome}</span>}
      </Link>
      <Nota nota={nota} />
    </th>
  );
}
