import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { usePerson } from '../../app/person.hook.ts';
import { Button } from '../../ui/button.component.tsx';
import { Card } from '../../ui/card.component.tsx';
import { formatInteger, formatMoney, formatSigned } from '../../ui/number.format.ts';
import { ScrollRegion } from '../../ui/scroll-region.component.tsx';
import { type LinhaMapa, type Mapa, valoresDosContratos } from '../mapa-diario.queries.ts';
import type { Endereco } from '../modelo/mapa.endereco.ts';
import { type Custo, custosDe, diferencasDe, porCento, refeicoesDe, type Series, somaDe } from './graficos.model.ts';
import { TabelaDeCustos, TabelaDeSeries } from './graficos-tabelas.component.tsx';
import './graficos.css';

interface Props {
  mapa: Mapa;
  linhas: readonly LinhaMapa[];
  endereco: Endereco;
}
const VEEM_CONTRATOS: readonly string[] = ['AL_GESTOR', 'AL_ATENDIMENTO', 'AL_MONITORAMENTO'];

/** Each drawing has a table with the same numbers. */
export default function Graficos({ mapa, linhas, endereco }: Props) {
  const { session } = usePerson();
  const ve = session.usuario.authorities.some(cada => VEEM_CONTRATOS.includes(cada));
  const ids = mapa.totais.contratos.map(({ contratoId }) => contratoId);
  const valores = useQuery({ ...valoresDosContratos(ids), enabled: ve });
  const porque = endereco.visao === 'mes' ? 'Dia' : 'Unidade';
  const refeicoes = refeicoesDe(mapa, linhas, endereco);
  const diferencas = diferencasDe(linhas, endereco);
  const custos = custosDe(mapa, valores.data);
  return (
    <div className={endereco.visao === 'mes' ? 'graficos graficos--largos' : 'graficos'}>
      <Quadro
        titulo={endereco.visao === 'mes' ? 'Refeições por dia' : 'Refeições por unidade'}
        fora={refeicoes.foraDoGrafico}
        desenho={<Empilhadas series={refeicoes} deitadas={endereco.visao !== 'mes'} />}
        tabela={<TabelaDeSeries series={refeicoes} porque={porque} escrever={formatInteger} comTotal />}
      />
      <Quadro
        titulo="Maior diferença para o efetivo"
        fora={diferencas.foraDoGrafico}
        desenho={
          <Diferencas
            series={diferencas}
            muito={mapa.regras.justificativaAcimaDe}
            deitadas={endereco.visao !== 'mes'}
          />
        }
        tabela={<TabelaDeSeries series={diferencas} porque={porque} escrever={formatSigned} />}
      />
      <Quadro
        titulo="Custo e contrato"
        fora={0}
        desenho={<Custos custos={custos} />}
        tabela={<TabelaDeCustos custos={custos} />}
        aviso={custos.length > 0 && avisoDosValores({ ve, falhou: valores.isError })}
      />
    </div>
  );
}

function avisoDosValores({ ve, falhou }: { ve: boolean; falhou: boolean }) {
  if (!ve) return 'O valor de cada contrato é visto pela gestão, pelo atendimento e pelo monitoramento.';
  return falhou && 'Não foi possível ler o valor dos contratos: sem ele não se diz a parte de cada um. Tente de novo.';
}

interface QuadroProps {
  titulo: string;
  fora: number;
  aviso?: string | false | undefined;
  desenho: ReactNode;
  tabela: ReactNode;
}
function Quadro({ titulo, fora, aviso, desenho, tabela }: QuadroProps) {
  const [emTabela, setEmTabela] = useState(false);
  return (
    <Card className="grafico" aria-label={titulo}>
      <header>
        <h2>{titulo}</h2>
        <Button aria-pressed={emTabela} onClick={() => setEmTabela(!emTabela)}>
          {emTabela ? 'Ver como gráfico' : 'Ver como tabela'}
        </Button>
      </header>
      {emTabela ? tabela : desenho}
      {fora > 0 && <p className="quieto">As maiores; outras {formatInteger(fora)} estão na aba Tabela.</p>}
      {aviso && <p className="quieto">{aviso}</p>}
    </Card>
  );
}

const ALTURA = 180;
const PASSO = 24;
const LARGURA_DA_BARRA = 16;
const CORES = 6;
/** Room above the tallest bar. */
const TOPO = 18;

const tituloDe = (nome: string, partes: readonly string[]) => [nome, ...partes].join('\n');

interface AreaProps {
  series: Series;
  nome: string;
  maior: string;
  children: ReactNode;
}
function Area({ series, children, nome, maior }: AreaProps) {
  const largura = Math.max(series.barras.length * PASSO, PASSO) + PASSO;
  return (
    <ScrollRegion label={nome} className="grafico-area">
      <svg width={largura} height={ALTURA + 70} role="img" aria-label={`${nome}: os números estão em Ver como tabela`}>
        <text className="grafico-rotulo" x={4} y={10}>
          até {maior}
        </text>
        {children}
        {series.barras.map(({ chave, rotulo }, n) => (
          <text
            key={chave}
            className="grafico-rotulo"
            transform={`translate(${n * PASSO + 14} ${ALTURA + 10}) rotate(60)`}
          >
            {rotulo.length > 12 ? `${rotulo.slice(0, 11)}…` : rotulo}
          </text>
        ))}
      </svg>
    </ScrollRegion>
  );
}

function Empilhadas({ series, deitadas }: { series: Series; deitadas: boolean }) {
  return (
    <>
      <ul className="grafico-legenda">
        {series.nomes.map((nome, n) => (
          <li key={nome} data-serie={n % CORES}>
            {nome}
          </li>
        ))}
      </ul>
      {deitadas ? <Deitadas series={series} /> : <EmPe series={series} />}
    </>
  );
}

/** The bars of units lie down, so that names are read along them. */
function Deitadas({ series }: { series: Series }) {
  const maior = Math.max(1, ...series.barras.map(({ partes }) => somaDe(partes)));
  return (
    <ul className="grafico-custos">
      {series.barras.map(({ chave, rotulo, partes }) => (
        <li key={chave}>
          <span>{rotulo}</span>
          <span className="grafico-trilho" aria-hidden>
            {partes.map((parte, n) => (
              <span key={series.nomes[n]} data-serie={n % CORES} style={{ width: `${(parte / maior) * 100}%` }} />
            ))}
          </span>
          <strong>{formatInteger(somaDe(partes))}</strong>
        </li>
      ))}
    </ul>
  );
}

function EmPe({ series }: { series: Series }) {
  const maior = Math.max(1, ...series.barras.map(({ partes }) => somaDe(partes)));
  return (
    <Area series={series} nome="Refeições empilhadas" maior={formatInteger(maior)}>
      {series.barras.map(({ chave, rotulo, partes }, n) => {
        let topo = ALTURA;
        return (
          <g key={chave}>
            <title>
              {tituloDe(
                rotulo,
                partes.map((parte, i) => `${series.nomes[i]}: ${formatInteger(parte)}`),
              )}
            </title>
            {partes.map((parte, i) => {
              const altura = (parte / maior) * (ALTURA - TOPO);
              topo -= altura;
              return (
                <rect
                  key={series.nomes[i]}
                  data-serie={i % CORES}
                  x={n * PASSO + 4}
                  y={topo}
                  width={LARGURA_DA_BARRA}
                  height={altura}
                />
              );
            })}
          </g>
        );
      })}
    </Area>
  );
}

function Diferencas({ series, muito, deitadas }: { series: Series; muito: number; deitadas: boolean }) {
  const maior = Math.max(1, ...series.barras.map(({ partes: [n = 0] }) => Math.abs(n)));
  const faixaDe = (valor: number) => (valor > muito ? 'muito' : valor > 0 ? 'acima' : 'ok');
  if (deitadas) {
    return (
      <ul className="grafico-custos">
        {series.barras.map(({ chave, rotulo, partes: [valor = 0] }) => (
          <li key={chave}>
            <span>{rotulo}</span>
            <span className="grafico-trilho" aria-hidden>
              <span data-faixa={faixaDe(valor)} style={{ width: `${(Math.abs(valor) / maior) * 100}%` }} />
            </span>
            <strong>{formatSigned(valor)}</strong>
          </li>
        ))}
      </ul>
    );
  }
  const meio = ALTURA / 2;
  return (
    <Area series={series} nome="Diferenças" maior={formatSigned(maior)}>
      <line className="grafico-zero" x1={0} x2={series.barras.length * PASSO} y1={meio} y2={meio} />
      {series.barras.map(({ chave, rotulo, partes: [valor = 0] }, n) => {
        const altura = (Math.abs(valor) / maior) * (meio - TOPO);
        return (
          <rect
            key={chave}
            data-faixa={faixaDe(valor)}
            x={n * PASSO + 4}
            y={valor > 0 ? meio - altura : meio}
            width={LARGURA_DA_BARRA}
            height={Math.max(altura, 1)}
          >
            <title>{tituloDe(rotulo, [formatSigned(valor)])}</title>
          </rect>
        );
      })}
    </Area>
  );
}

function Custos({ custos }: { custos: readonly Custo[] }) {
  const maior = Math.max(1, ...custos.map(({ liquidoCentavos }) => liquidoCentavos));
  if (custos.length === 0) return <p className="quieto">Nada a pagar com estes filtros.</p>;
  return (
    <ul className="grafico-custos">
      {custos.map(({ contratoId, nome, liquidoCentavos, milesimos }) => (
        <li key={contratoId}>
          <span>{nome}</span>
          <span className="grafico-trilho" aria-hidden>
            <span style={{ width: `${(liquidoCentavos / maior) * 100}%` }} />
          </span>
          <strong>{formatMoney(liquidoCentavos)}</strong>
          {milesimos !== undefined && <span className="quieto">{porCento(milesimos)} do valor do contrato</span>}
        </li>
      ))}
    </ul>
  );
}
