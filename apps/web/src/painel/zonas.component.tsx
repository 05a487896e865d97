import { contagem, dinheiro, inteiro } from './painel.format.ts';
import { nomeCurto } from './painel.nomes.ts';
import type { Painel } from './painel.queries.ts';
import { Sinal } from './sinal.component.tsx';

type Zona<Nome extends keyof Painel> = NonNullable<Painel[Nome]>;
type Faixa = Zona<'entregas'>['itens'][number]['faixaAtraso'];

/** Nothing here has come yet: within its window it is neither late nor well. */
const TOM: Readonly<Record<Faixa, 'quieto' | 'aviso' | 'perigo'>> = {
  NO_PRAZO: 'quieto',
  TOLERADO: 'quieto',
  AVISO: 'aviso',
  LEVE: 'aviso',
  GRAVE: 'perigo',
};

const emMinutos = (minutos: number) =>
  minutos < 100 ? `+${minutos} min` : `+${Math.floor(minutos / 60)} h ${String(minutos % 60).padStart(2, '0')}`;

/** From across a room the first word tells the meal, and the unit's name needs the space. */
const curta = (refeicao: string) => refeicao.split(' ')[0] ?? refeicao;

function Barra({ parte, de, nome }: { parte: number; de: number; nome: string }) {
  const porcento = de > 0 ? Math.round((100 * parte) / de) : 0;
  return (
    <progress className="zona-barra" max={100} value={porcento} aria-label={nome}>
      {porcento} %
    </progress>
  );
}

export function Pedidos({ lotacoes, enviaram, emRascunho, semPedido }: Zona<'pedidos'>) {
  const faltam = lotacoes - enviaram;
  return (
    <>
      <p className="zona-grande">
        <strong>{inteiro(enviaram)}</strong> <span>de {inteiro(lotacoes)}</span>
      </p>
      <Barra parte={enviaram} de={lotacoes} nome="Pedidos recebidos" />
      {lotacoes === 0 ? (
        <p className="tom-quieto">Nenhuma unidade nesta tela</p>
      ) : faltam === 0 ? (
        <p className="tom-ok">
          <Sinal de="certo" />
          Todas as unidades enviaram
        </p>
      ) : (
        <p className="tom-aviso">
          <Sinal de="alerta" />
          {contagem(semPedido, 'unidade sem pedido', 'unidades sem pedido')}
          {emRascunho > 0 && ` · ${inteiro(emRascunho)} em rascunho`}
        </p>
      )}
    </>
  );
}

export function Entregas({ naJanela, atrasadas, recebidas, itens }: Zona<'entregas'>) {
  const mais = naJanela + atrasadas - itens.length;
  return (
    <>
      {itens.length === 0 && <p className="zona-vazia">Nenhuma entrega esperada agora.</p>}
      <ul className="zona-lista">
        {itens.map(({ lotacaoId, lotacao, refeicao, atrasoMin, faixaAtraso }) => (
          <li key={`${lotacaoId} ${refeicao}`}>
            <span className="zona-nome" title={lotacao}>
              {nomeCurto(lotacao)}
            </span>
            <span className="zona-que">{curta(refeicao)}</span>
            <b className={`tom-${TOM[faixaAtraso]}`}>{atrasoMin === 0 ? 'na janela' : emMinutos(atrasoMin)}</b>
          </li>
        ))}
      </ul>
      <p className="zona-mais">
        {[
          mais > 0 && `e mais ${inteiro(mais)}`,
          recebidas > 0 && contagem(recebidas, 'recebida hoje', 'recebidas hoje'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  );
}

const MOTIVOS: Readonly<Record<Zona<'atrasos'>['itens'][number]['motivo'], (refeicao: string | null) => string>> = {
  NAO_RECEBIDA: refeicao => curta(refeicao ?? ''),
  SEM_PEDIDO: () => 'sem pedido',
  FISCALIZACAO_VENCIDA: () => 'sem fiscalização',
};

export function Atrasos({ total, itens, lotacoes }: Zona<'atrasos'>) {
  if (total === 0 && lotacoes === 0) return <p className="zona-vazia">Nenhuma unidade nesta tela</p>;
  if (total === 0) {
    return (
      <p className="zona-vazia tom-ok">
        <Sinal de="certo" />
        {lotacoes ? `Nenhuma de ${contagem(lotacoes, 'unidade', 'unidades')}` : 'Nenhuma unidade'} em atraso
      </p>
    );
  }
  return (
    <>
      <ul className="zona-lista">
        {itens.map(({ lotacaoId, lotacao, motivo, refeicao, atrasoMin }) => (
          <li key={lotacaoId}>
            <span className="zona-nome" title={lotacao}>
              {nomeCurto(lotacao)}
            </span>
            <span className="zona-que">{MOTIVOS[motivo](refeicao)}</span>
            {atrasoMin !== null && motivo === 'NAO_RECEBIDA' && <b className="tom-perigo">{emMinutos(atrasoMin)}</b>}
          </li>
        ))}
      </ul>
      {total > itens.length && <p className="zona-mais">e mais {inteiro(total - itens.length)}</p>}
    </>
  );
}

/** 331.240 is read as "331 mil" from across a room. */
const redondo = (valor: number) => (valor >= 100_000 ? `${inteiro(Math.round(valor / 1000))} mil` : inteiro(valor));

export function Totais({ refeicoes }: Zona<'totais'>) {
  if (refeicoes.length === 0) return <p className="zona-vazia">Nenhuma refeição ativa.</p>;
  return (
    <ul className="zona-totais">
      {refeicoes.map(({ id, nome, total, lotacoes, recebidas }) => (
        <li key={id}>
          <span className="zona-nome">{nome}</span>
          <b>{total > 0 ? redondo(total) : '—'}</b>
          <Barra parte={recebidas} de={lotacoes} nome={`${nome}: recebida em ${recebidas} de ${lotacoes} unidades`} />
        </li>
      ))}
    </ul>
  );
}

export function AcimaDoEfetivo({ refeicoes, valorCentavos }: Zona<'acimaDoEfetivo'>) {
  return (
    <>
      <p className="zona-grande">
        <strong>{inteiro(refeicoes)}</strong>
      </p>
      <p>{refeicoes === 0 ? 'Nada acima do efetivo hoje' : `refeições · ${dinheiro(valorCentavos)} hoje`}</p>
    </>
  );
}
