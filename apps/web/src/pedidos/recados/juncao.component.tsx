import { useEffect, useRef, useState } from 'react';
import { lerQuantidade } from '../../grid/grid.model.ts';
import { Button } from '../../ui/button.component.tsx';
import { Card } from '../../ui/card.component.tsx';
import { TextInput } from '../../ui/text-input.component.tsx';
import { type Campos, nomeDoCampo } from '../grade/rascunho.campos.ts';
import type { PedidoDoDiaAberto } from '../rascunho/pedido-do-dia.hook.ts';
import type { ConflitoDoRascunho } from '../rascunho/rascunho.hook.ts';

type Valor = Campos[string] | undefined;

interface Props {
  aberto: PedidoDoDiaAberto;
  conflito: ConflitoDoRascunho;
}

/** Only the cells that two people changed; the rest is already merged. */
export function Juncao({ aberto, conflito }: Props) {
  const { grade, draft } = aberto;
  const { keys: chaves, mine: meus, theirs: deles, author: autor } = conflito;
  const [finais, setFinais] = useState<Readonly<Record<string, string>>>({});
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);

  const escolher = (chave: string, valor: Valor) => setFinais(antes => ({ ...antes, [chave]: String(valor ?? '') }));
  const faltam = chaves.filter(chave => finais[chave] === undefined).length;
  const lidos = chaves.map(chave => [chave, lerFinal(meus[chave], finais[chave] ?? '', grade.maximo)] as const);
  const ilegivel = lidos.find(([, valor]) => valor === null);

  return (
    <Card ref={box} className="juncao" role="alertdialog" aria-label="Alterações ao mesmo tempo" tabIndex={-1}>
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
              <Linha
                key={chave}
                nome={nomeDoCampo(grade, chave)}
                meu={meus[chave]}
                deles={deles[chave]}
                final={finais[chave]}
                escolher={valor => escolher(chave, valor)}
              />
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
          onClick={() => draft.dispatch({ type: 'resolved', fields: Object.fromEntries(lidos) as Campos })}
        >
          {faltam > 0 ? `Falta escolher ${faltam}` : 'Usar estes números'}
        </Button>
      </p>
    </Card>
  );
}

interface LinhaProps {
  nome: string;
  meu: Valor;
  deles: Valor;
  /** undefined: nothing was chosen yet. */
  final: string | undefined;
  escolher: (valor: Valor) => void;
}

function Linha({ nome, meu, deles, final, escolher }: LinhaProps) {
  return (
    <tr>
      <th scope="row">{nome}</th>
      {[meu, deles].map((valor, n) => (
        <td key={n === 0 ? 'meu' : 'deles'}>
          <Button
            aria-pressed={final === String(valor ?? '')}
            aria-label={`${nome}: ${n === 0 ? 'meu' : 'do servidor'}, ${valor}`}
            onClick={() => escolher(valor)}
          >
            {valor === '' ? '—' : valor}
          </Button>
        </td>
      ))}
      <td>
        <TextInput
          aria-label={`${nome}: final`}
          inputMode={typeof meu === 'number' ? 'numeric' : undefined}
          maxLength={500}
          value={final ?? ''}
          onChange={({ target }) => escolher(target.value)}
        />
      </td>
    </tr>
  );
}

/** A quantity, or the note's text; null: it cannot be read. */
function lerFinal(exemplo: Valor, texto: string, maximo: number) {
  if (typeof exemplo === 'string') return texto;
  const lida = lerQuantidade(texto, maximo);
  return 'erro' in lida ? null : lida.quantidade;
}
