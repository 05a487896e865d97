import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { mayOpen } from '../app/access.rule.ts';
import { PAINEL_ADDRESS } from '../app/painel.address.ts';
import { usePerson } from '../app/person.hook.ts';
import { usePreference } from '../app/preference.store.ts';
import { Button } from '../ui/button.component.tsx';
import { Dialog } from '../ui/dialog.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';
import { today } from '../ui/today.ts';
import { useAchados } from './achados.hook.ts';
import { acoesDe, casa, type Destino, type Grupo, lembrados, lembrar, telasDe } from './destinos.model.ts';

const ORDEM: readonly Grupo[] = ['Recentes', 'Pedidos', 'Ações', 'Telas', 'Lotações', 'Fornecedores'];
const TECLAS: Readonly<Record<string, (atual: number, ultimo: number) => number>> = {
  ArrowDown: (atual, ultimo) => (atual >= ultimo ? 0 : atual + 1),
  ArrowUp: (atual, ultimo) => (atual <= 0 ? ultimo : atual - 1),
  PageDown: (atual, ultimo) => Math.min(ultimo, atual + 6),
  PageUp: atual => Math.max(0, atual - 6),
};

/** A combobox over one list in groups (ARIA 1.2); the focus never leaves the field. */
export default function PaletaDialog({ fechar }: { fechar: () => void }) {
  const { session, accesses, menu } = usePerson();
  const navigate = useNavigate();
  const id = useId();
  const [digitado, setDigitado] = useState('');
  const [ativo, setAtivo] = useState(0);
  const [guardados, guardar] = usePreference(`alipen.busca|${session.usuario.matricula}`);
  const campo = useRef<HTMLInputElement>(null);
  const abre = (rota: string) => mayOpen(rota, session, accesses);
  const { achados, procurando } = useAchados(digitado, abre);
  const recentes = lembrados(guardados).map(um => ({ ...um, grupo: 'Recentes' as const }));
  const fixos = [...acoesDe(today(), abre), ...telasDe(menu, abre)].filter(({ rotulo }) => casa(rotulo, digitado));
  const todos = [...(digitado.trim() ? [] : recentes), ...fixos, ...achados];
  const emOrdem = ORDEM.flatMap(grupo => todos.filter(um => um.grupo === grupo));
  const escolhido = Math.min(ativo, emOrdem.length - 1);
  const opcao = (n: number) => `${id}-${n}`;

  // The dialog takes the focus for itself first.
  useEffect(() => {
    const timer = setTimeout(() => campo.current?.focus(), 30);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    document.getElementById(`${id}-${escolhido}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, escolhido]);

  const ir = (destino: Destino) => {
    guardar(JSON.stringify(lembrar(lembrados(guardados), destino)));
    fechar();
    if (destino.rota === PAINEL_ADDRESS) window.open(PAINEL_ADDRESS, '_blank', 'noopener');
    else navigate(destino.rota);
  };
  const teclar = (event: KeyboardEvent) => {
    const mover = TECLAS[event.key];
    const aqui = emOrdem[escolhido];
    if (mover) setAtivo(mover(escolhido, emOrdem.length - 1));
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
          aria-expanded={emOrdem.length > 0}
          aria-controls={`${id}-lista`}
          aria-autocomplete="list"
          aria-activedescendant={escolhido >= 0 ? opcao(escolhido) : undefined}
          value={digitado}
          onChange={({ target }) => {
            setDigitado(target.value);
            setAtivo(0);
          }}
          onKeyDown={teclar}
        />
      </div>
      <div id={`${id}-lista`} className="busca-lista" role="listbox" aria-label="Resultados">
        {ORDEM.map(grupo => {
          const dele = emOrdem.filter(um => um.grupo === grupo);
          if (dele.length === 0) return null;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a group of a listbox; a fieldset may not be inside one
            <div key={grupo} role="group" aria-label={grupo}>
              <p className="busca-grupo" aria-hidden>
                {grupo}
              </p>
              {dele.map(um => {
                const n = emOrdem.indexOf(um);
                return (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys of its options
                  <div
                    key={`${um.grupo}${um.rota}${um.rotulo}`}
                    id={opcao(n)}
                    role="option"
                    tabIndex={-1}
                    aria-selected={n === escolhido}
                    className="busca-opcao"
                    onMouseMove={() => setAtivo(n)}
                    onClick={() => ir(um)}
                  >
                    <span>{um.rotulo}</span>
                    {um.detalhe && <span className="quieto">{um.detalhe}</span>}
                  </div>
                );
              })}
            </div>
          );
        })}
      </div>
      <p role="status" className="quieto busca-estado">
        {procurando && digitado
          ? 'Procurando…'
          : emOrdem.length === 0
            ? 'Nada encontrado.'
            : `${emOrdem.length} resultados`}
      </p>
    </Dialog>
  );
}
