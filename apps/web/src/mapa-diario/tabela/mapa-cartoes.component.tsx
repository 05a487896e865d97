import { useState } from 'react';
import { SituacaoDoMapa } from '../../fechamentos/situacao.panel.tsx';
import { Button } from '../../ui/button.component.tsx';
import { Card } from '../../ui/card.component.tsx';
import { formatDayMonth, formatWeekday } from '../../ui/date.format.ts';
import { formatCount, formatInteger, formatMoney } from '../../ui/number.format.ts';
import { Situation } from '../../ui/situation.component.tsx';
import type { LinhaMapa, Mapa } from '../mapa-diario.queries.ts';
import { diferencaEscrita, passosDe } from '../modelo/conciliacao.model.ts';
import type { Mudar } from '../modelo/mapa.endereco.ts';
import { celulaEm, type Endereco } from '../modelo/mapa.endereco.ts';
import { gruposDe } from '../modelo/mapa.model.ts';
import type { Sinais } from '../modelo/sinais.hook.ts';
import { DiferencaDaLinha } from './diferenca-da-linha.panel.tsx';

const POR_VEZ = 50;

interface Props {
  mapa: Mapa;
  linhas: readonly LinhaMapa[];
  endereco: Endereco;
  mudar: Mudar;
  sinais: Sinais;
}

export function MapaCartoes({ mapa, linhas, endereco, mudar, sinais }: Props) {
  const [mostradas, setMostradas] = useState(POR_VEZ);
  return (
    <>
      <ul className="mapa-cartoes">
        {linhas.slice(0, mostradas).map(linha => (
          <li key={`${linha.lotacao.id}/${linha.data}`}>
            <Unidade mapa={mapa} linha={linha} endereco={endereco} mudar={mudar} sinais={sinais} />
          </li>
        ))}
      </ul>
      {mostradas < linhas.length && (
        <Button onClick={() => setMostradas(mostradas + POR_VEZ)}>
          Mostrar mais ({formatInteger(linhas.length - mostradas)})
        </Button>
      )}
    </>
  );
}

function Unidade({ mapa, linha, endereco, mudar, sinais }: Omit<Props, 'linhas'> & { linha: LinhaMapa }) {
  const [aberta, setAberta] = useState(false);
  const { enviado, data } = linha;
  const notas = sinais.notas(linha);
  const fechamento = sinais.fechamento(linha);
  return (
    <Card as="details" className="mapa-cartao" onToggle={event => setAberta(event.currentTarget.open)}>
      <summary>
        <span>
          <strong>{endereco.visao === 'mes' && linha.data ? formatDayMonth(linha.data) : linha.lotacao.nome}</strong>
          <small className="quieto">
            {endereco.visao === 'mes' && linha.data
              ? (linha.feriado ?? formatWeekday(linha.data))
              : `${linha.lotacao.municipio}/${linha.lotacao.uf}`}
          </small>
          {linha.interrupcao && <small className="mapa-feriado">{linha.interrupcao.texto}</small>}
        </span>
        {enviado ? (
          <span className="mapa-cartao-total">
            {formatInteger(linha.total)} <DiferencaDaLinha linha={linha} base={mapa.base} />
            {fechamento && <SituacaoDoMapa {...fechamento} />}
          </span>
        ) : linha.interrupcao?.parada ? null : (
          <Situation situacao={linha.situacao} />
        )}
      </summary>
      {aberta && (
        <div className="mapa-resumo">
          {gruposDe(mapa.colunas, endereco).map(({ id, refeicao, colunas }) => (
            <p key={id}>
              <strong>{refeicao}</strong>
              {colunas.map(({ indice, publico }) => (
                <span key={indice}>
                  <small className="quieto">{publico}</small>{' '}
                  {enviado ? formatInteger(linha.quantidades[indice] ?? 0) : '—'}
                </span>
              ))}
            </p>
          ))}
          {endereco.conciliacao &&
            enviado &&
            passosDe(linha.conciliacao).map(({ passo, nome, refeicoes, diferenca }) => (
              <p key={passo}>
                <strong>{nome}</strong>
                <span>{formatInteger(refeicoes)}</span>
                {diferenca && <span className="quieto">{diferencaEscrita(diferenca)}</span>}
              </p>
            ))}
          {endereco.conciliacao && enviado && linha.data && (
            <p>
              <strong>Declarado</strong>
              <span>{linha.declarado ? formatInteger(linha.declarado.entregues) : 'não declarado'}</span>
            </p>
          )}
          <p className="quieto">
            Efetivo{' '}
            {linha.internos === null
              ? '—'
              : `${formatInteger(linha.internos)} internos e ${formatInteger(linha.servidores ?? 0)} servidores`}{' '}
            ·{' '}
            {linha.pedido
              ? `Pedido ${linha.pedido.numero}`
              : formatCount(linha.diasComPedido, 'dia com pedido', 'dias com pedido')}{' '}
            · {formatMoney(linha.liquidoCentavos)}
          </p>
          {[notas?.dia, ...(notas?.colunas ?? [])].filter(Boolean).map(nota => (
            <p key={nota} className="quieto">
              {nota}
            </p>
          ))}
          {linha.alertas.map(({ tipo, motivo }) => (
            <p key={tipo} className="mapa-motivo">
              {motivo}
            </p>
          ))}
          {data && (
            <Button
              onClick={() => mudar({ celula: celulaEm({ data, lotacaoId: linha.lotacao.id, coluna: undefined }) })}
            >
              Por que estes valores?
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
