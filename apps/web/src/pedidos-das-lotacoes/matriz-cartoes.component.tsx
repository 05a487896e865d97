import { useState } from 'react';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { formatInteger } from '../ui/number.format.ts';
import { Situation } from '../ui/situation.component.tsx';
import { ConteudoDaCelula } from './matriz-celula.component.tsx';
import type { Linha, Matriz } from './pedidos-das-lotacoes.queries.ts';

const POR_VEZ = 50;

interface Props {
  matriz: Matriz;
  linhas: readonly Linha[];
  mudadas: ReadonlySet<number>;
  abrir: (linha: Linha) => void;
  abrirMes: (linha: Linha) => void;
}

export function MatrizCartoes({ matriz, linhas, mudadas, abrir, abrirMes }: Props) {
  const [mostradas, setMostradas] = useState(POR_VEZ);
  return (
    <>
      <Card className="matriz-resumo" aria-label="Total do dia por refeição">
        {matriz.refeicoes.map(({ id, nome, total }) => (
          <p key={id}>
            <span>{nome}</span> <strong>{formatInteger(total)}</strong>
          </p>
        ))}
      </Card>
      <ul className="matriz-cartoes">
        {linhas.slice(0, mostradas).map(linha => (
          <li key={linha.lotacao.id}>
            <Card as="details" className={`matriz-cartao${mudadas.has(linha.lotacao.id) ? ' tabela-mudou' : ''}`}>
              <summary>
                <span>
                  <strong>{linha.lotacao.nome}</strong>
                  <small className="quieto">
                    {linha.lotacao.municipio}/{linha.lotacao.uf}
                    {linha.total > 0 && ` · ${formatInteger(linha.total)} refeições`}
                  </small>
                </span>
                <Situation situacao={linha.situacao} />
              </summary>
              <div className="matriz-resumo">
                {linha.celulas.map((celula, coluna) => (
                  <p key={matriz.refeicoes[coluna]?.id}>
                    <span>{matriz.refeicoes[coluna]?.nome}</span>{' '}
                    <ConteudoDaCelula celula={celula} antes={matriz.comparadaCom} />
                  </p>
                ))}
                {linha.pedido && <Button onClick={() => abrir(linha)}>Abrir o pedido {linha.pedido.numero}</Button>}
                <Button onClick={() => abrirMes(linha)}>
                  Ver o mês<span className="so-leitor"> de {linha.lotacao.nome}</span>
                </Button>
              </div>
            </Card>
          </li>
        ))}
      </ul>
      {mostradas < linhas.length && (
        <Button onClick={() => setMostradas(mostradas + POR_VEZ)}>
          Mostrar mais lotações ({formatInteger(linhas.length - mostradas)})
        </Button>
      )}
    </>
  );
}
