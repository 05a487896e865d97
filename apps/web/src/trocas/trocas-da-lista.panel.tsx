import { useState } from 'react';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { paperMoment } from '../ui/paper.format.ts';
import { SupplierForm } from '../ui/supplier-form.component.tsx';
import { CamposDaTroca } from './campos.component.tsx';
import { pedirTrocaPelaLista } from './fornecedor.calls.ts';
import { TrocaEscrita } from './troca.component.tsx';
import { digitadaNova, trocaDigitada } from './trocas.model.ts';
import type { TrocasDaLista as Trocas } from './trocas.queries.ts';
import './trocas.css';

interface Props {
  codigo: string;
  data: string;
  trocas: Trocas;
  mudaram: (trocas: Trocas) => void;
}

/** On the supplier's page of a day's list. */
export function TrocasDaLista({ codigo, data, trocas, mudaram }: Props) {
  const { itens, refeicoes, prazo, impedimento } = trocas;
  const [pedindo, setPedindo] = useState(false);
  const [digitada, setDigitada] = useState(() => digitadaNova(undefined));
  const dita = trocaDigitada(digitada);
  return (
    <Card className="trocas-da-lista" aria-label="Trocas">
      <h2>Trocas de item e de dia</h2>
      {itens.length > 0 && (
        <ul>
          {itens.map(troca => (
            <li key={troca.id}>
              <TrocaEscrita troca={troca} />
            </li>
          ))}
        </ul>
      )}
      <p className="quieto">
        {impedimento ??
          `Vai faltar um item? Peça a troca até ${paperMoment(prazo)}. Sem decisão até lá, serve-se o previsto.`}
      </p>
      {!impedimento && !pedindo && <Button onClick={() => setPedindo(true)}>Pedir troca</Button>}
      {!impedimento && pedindo && (
        <SupplierForm
          submit="Enviar o pedido de troca"
          disabled={!dita}
          send={nome =>
            dita ? pedirTrocaPelaLista(codigo, { nome, ...dita }) : Promise.reject(new Error('nothing said'))
          }
          done={novas => {
            setPedindo(false);
            setDigitada(digitadaNova(undefined));
            mudaram(novas);
          }}
        >
          <CamposDaTroca
            {...{ data, refeicoes, digitada }}
            mudar={parte => setDigitada(antes => ({ ...antes, ...parte }))}
          />
        </SupplierForm>
      )}
    </Card>
  );
}
