import { useState } from 'react';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { formatInteger } from '../ui/number.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { Stepper } from '../ui/stepper.component.tsx';
import { type Conferencia, type ItemConferido, soma } from './conferencia.model.ts';

interface Props {
  conferencia: Conferencia;
  reposicao: boolean;
  mudar: (parte: Partial<Conferencia>) => void;
}

export function Quantidades({ conferencia, reposicao, mudar }: Props) {
  const { itens } = conferencia;
  const [recusando, setRecusando] = useState(soma(itens, 'recusada') > 0);
  const trocar = (tipoPublicoId: number, parte: Partial<ItemConferido>) =>
    mudar({
      itens: itens.map(item => {
        if (item.tipoPublicoId !== tipoPublicoId) return item;
        const depois = { ...item, ...parte };
        return { ...depois, recusada: Math.min(depois.recusada, depois.entregue) };
      }),
    });
  return (
    <Card className="portao-bloco" aria-label="Quantidades">
      <div className="portao-titulo">
        <h3>Quantas chegaram</h3>
        <Resumo itens={itens} />
      </div>
      {itens.map(({ tipoPublicoId, publico, esperada, entregue, recusada }) => (
        <div key={tipoPublicoId} className="portao-publico">
          <div>
            <strong>{publico}</strong>
            <small className="quieto">
              {reposicao ? 'faltavam' : 'confirmadas'} {formatInteger(esperada)}
            </small>
          </div>
          <Stepper
            name={`${publico}, entregues`}
            value={entregue}
            change={valor => trocar(tipoPublicoId, { entregue: valor })}
          />
          {recusando && (
            <>
              <span className="portao-recusadas">Recusadas</span>
              <Stepper
                name={`${publico}, recusadas`}
                value={recusada}
                most={entregue}
                change={valor => trocar(tipoPublicoId, { recusada: valor })}
              />
            </>
          )}
        </div>
      ))}
      {!recusando && <Button onClick={() => setRecusando(true)}>Recusar algumas</Button>}
    </Card>
  );
}

function Resumo({ itens }: { itens: readonly ItemConferido[] }) {
  const esperadas = soma(itens, 'esperada');
  const falta = esperadas - soma(itens, 'entregue') + soma(itens, 'recusada');
  if (esperadas > 0 && itens.every(({ esperada, entregue, recusada }) => entregue === esperada && recusada === 0)) {
    return (
      <Pill tone="ok" why={`${formatInteger(esperadas)} de ${formatInteger(esperadas)}, nenhuma recusada`}>
        Tudo como esperado
      </Pill>
    );
  }
  if (falta > 0) return <Pill tone="aviso">Faltam {formatInteger(falta)}</Pill>;
  return <Pill tone="info">Confira por público</Pill>;
}
