import { useState } from 'react';
import { Button } from '../../ui/button.component.tsx';
import { Card } from '../../ui/card.component.tsx';
import { useKeptFocus } from '../../ui/kept-focus.hook.ts';
import { Toolbar } from '../../ui/toolbar.component.tsx';
import { lugarEmPalavras } from '../lugar.format.ts';
import { lugarDoItem } from './item.component.tsx';
import { type LugarDito, pedirLugar } from './lugar.model.ts';

interface Props {
  lugar: LugarDito | null;
  mudar: (lugar: LugarDito | null) => Promise<void>;
}

const FRASES = {
  GUARDADO: 'O lugar vai com esta fiscalização.',
  RECUSADO: 'O aparelho não deu o lugar. Fica escrito assim, e a fiscalização segue.',
  SEM_SINAL: 'O aparelho não achou o lugar. Fica escrito assim, e a fiscalização segue.',
} as const satisfies Record<LugarDito['situacao'], string>;

/** The device is asked only here, when this is pressed; nothing waits for its answer. */
export function Lugar({ lugar, mudar }: Props) {
  const [procurando, setProcurando] = useState(false);
  const guardar = async () => {
    if (procurando) return;
    setProcurando(true);
    await mudar(await pedirLugar());
    setProcurando(false);
  };
  return (
    <Card className="fluxo-item" aria-labelledby={lugarDoItem('lugar')} {...useKeptFocus<HTMLElement>(lugar)}>
      <h3 id={lugarDoItem('lugar')} tabIndex={-1}>
        Lugar da fiscalização
      </h3>
      <p className="quieto">
        Se quiser provar que esteve aqui. O aparelho só é perguntado quando você toca, e só a gestão lê as coordenadas.
      </p>
      <div role="status">
        {procurando && <p>Procurando…</p>}
        {!procurando && lugar && (
          <p>
            {FRASES[lugar.situacao]} <span className="quieto">{lugarEmPalavras(lugar)}</span>
          </p>
        )}
      </div>
      <Toolbar>
        <Button className="fluxo-botao" aria-disabled={procurando} onClick={guardar}>
          {lugar === null ? 'Guardar o lugar' : lugar.situacao === 'GUARDADO' ? 'Guardar de novo' : 'Tentar de novo'}
        </Button>
        {lugar && !procurando && (
          <Button className="fluxo-botao" variant="quiet" onClick={() => mudar(null)}>
            Não levar
          </Button>
        )}
      </Toolbar>
    </Card>
  );
}
