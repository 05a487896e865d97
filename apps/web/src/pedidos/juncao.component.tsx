import { useEffect, useRef, useState } from 'react';
import { lerQuantidade } from '../grid/quantity.parser.ts';
import { Button } from '../ui/button.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';
import type { PedidoDoDiaAberto } from './pedido-do-dia.hook.ts';
import { type Campos, nomeDoCampo } from './rascunho.campos.ts';
import type { Conflito } from './rascunho.model.ts';

interface Props {
  aberto: PedidoDoDiaAberto;
  conflito: Conflito;
}

/** Only the cells that two people changed; the rest is already merged. */
export function Juncao({ aberto, conflito }: Props) {
  const { grade, sync } = aberto;
  const { chaves, meus, deles, autor } = conflito;
  const [finais, setFinais] = useState<Readonly<Record<string, string>>>({});
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);

  const escolher = (chave: string, valor: number | string | undefined) =>
    setFinais(antes => ({ ...antes, [chave]: String(valor ?? '') }));
  const faltam = chaves.filter(chave => finais[chave] === undefined).length;
  const lidos = chaves.map(chave => [chave, lerFinal(meus[chave], finais[chave] ?? '', grade.maximo)] as const);
  const ilegivel = lidos.find(([, valor]) => valor === null);

  return (
    <section
      ref={box}
      className="cartao juncao"
      role="alertdialog"
      aria-label="Alterações ao mesmo tempo"
      tabIndex={-1}
    >
      <h3>Duas pessoas mudaram as mesmas células</h3>
      <p className="quieto">
        {autor} salvou enquanto você digitava. O que só um dos dois mudou já foi juntado; nestas, diga o que vale.
      </p>
      <div className="juncao-rolagem">
        <table>
          <thead>
            <tr>
              <th scope="col">Célula</th>
              <th scope="col">Meu</th>
              <th scope="col">Do servidor</th>
              <th scope="col">Final</th>
            </tr>
          </thead>
          <tbody>
            {chaves.map(chave => (
              <tr key={chave}>
                <th scope="row">{nomeDoCampo(grade, chave)}</th>
                {[meus, deles].map((lado, n) => (
                  <td key={n === 0 ? 'meu' : 'deles'}>
                    <Button
                      aria-pressed={finais[chave] === String(lado[chave] ?? '')}
                      aria-label={`${nomeDoCampo(grade, chave)}: ${n === 0 ? 'meu' : 'do servidor'}, ${lado[chave]}`}
                      onClick={() => escolher(chave, lado[chave])}
                    >
                      {lado[chave] === '' ? '—' : lado[chave]}
                    </Button>
                  </td>
                ))}
                <td>
                  <TextInput
                    aria-label={`${nomeDoCampo(grade, chave)}: final`}
                    inputMode={typeof meus[chave] === 'number' ? 'numeric' : undefined}
                    maxLength={500}
                    value={finais[chave] ?? ''}
                    onChange={({ target }) => escolher(chave, target.value)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="juncao-botoes">
        <Button onClick={() => setFinais(Object.fromEntries(chaves.map(chave => [chave, String(meus[chave] ?? '')])))}>
          Tudo meu
        </Button>
        <Button onClick={() => setFinais(Object.fromEntries(chaves.map(chave => [chave, String(deles[chave] ?? '')])))}>
          Tudo do servidor
        </Button>
        <Button
          variant="primary"
          disabled={faltam > 0 || ilegivel !== undefined}
          onClick={() => sync.resolver(Object.fromEntries(lidos) as Campos)}
        >
          {faltam > 0 ? `Falta escolher ${faltam}` : 'Usar estes números'}
        </Button>
      </p>
    </section>
  );
}

/** A quantity, or the note's text; null: it cannot be read. */
function lerFinal(exemplo: number | string | undefined, texto: string, maximo: number) {
  if (typeof exemplo === 'string') return texto;
  const lida = lerQuantidade(texto, maximo);
  return 'erro' in lida ? null : lida.valor;
}
