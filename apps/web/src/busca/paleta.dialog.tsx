import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PAINEL_ADDRESS } from '../app/painel.address.ts';
import { Button } from '../ui/button.component.tsx';
import { Dialog } from '../ui/dialog.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';
import { useDestinos } from './destinos.hook.ts';
import type { Destino } from './destinos.model.ts';
import { Resultados } from './resultados.component.tsx';

const TECLAS: Readonly<Record<string, (atual: number, ultimo: number) => number>> = {
  ArrowDown: (atual, ultimo) => (atual >= ultimo ? 0 : atual + 1),
  ArrowUp: (atual, ultimo) => (atual <= 0 ? ultimo : atual - 1),
  PageDown: (atual, ultimo) => Math.min(ultimo, atual + 6),
  PageUp: atual => Math.max(0, atual - 6),
};

/** A combobox over one list in groups (ARIA 1.2); the focus never leaves the field. */
export default function PaletaDialog({ fechar }: { fechar: () => void }) {
  const navigate = useNavigate();
  const id = useId();
  const [digitado, setDigitado] = useState('');
  const [ativo, setAtivo] = useState(0);
  const campo = useRef<HTMLInputElement>(null);
  const { destinos, procurando, guardar } = useDestinos(digitado);
  const escolhido = Math.min(ativo, destinos.length - 1);

  // The dialog takes the focus for itself first.
  useEffect(() => {
    const timer = setTimeout(() => campo.current?.focus(), 30);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    document.getElementById(`${id}-${escolhido}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, escolhido]);

  const ir = (destino: Destino) => {
    guardar(destino);
    fechar();
    if (destino.rota === PAINEL_ADDRESS) window.open(PAINEL_ADDRESS, '_blank', 'noopener');
    else navigate(destino.rota);
  };
  const teclar = (event: KeyboardEvent) => {
    const mover = TECLAS[event.key];
    const aqui = destinos[escolhido];
    if (mover) setAtivo(mover(escolhido, destinos.length - 1));
    else if (event.key === 'Enter' && aqui) ir(aqui);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog title="Buscar" close={fechar} width={640} footer={<Button onClick={fechar}>Fechar</Button>}>
      <div className="campo">
        <label className="campo-rotulo" htmlFor={`${id}-campo`}>
          Tela, ação, lotação, fornecedor ou número do pedido
        </label>
        <TextInput
          ref={campo}
          id={`${id}-campo`}
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          aria-expanded={destinos.length > 0}
          aria-controls={`${id}-lista`}
          aria-autocomplete="list"
          aria-activedescendant={escolhido >= 0 ? `${id}-${escolhido}` : undefined}
          value={digitado}
          onChange={({ target }) => {
            setDigitado(target.value);
            setAtivo(0);
          }}
          onKeyDown={teclar}
        />
      </div>
      <Resultados id={id} destinos={destinos} escolhido={escolhido} apontar={setAtivo} ir={ir} />
      <p role="status" className="quieto busca-estado">
        {procurando && digitado
          ? 'Buscando…'
          : destinos.length === 0
            ? 'Nada encontrado.'
            : `${destinos.length} resultados`}
      </p>
    </Dialog>
  );
}
