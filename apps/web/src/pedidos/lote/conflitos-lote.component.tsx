import { Button } from '../../ui/button.component.tsx';
import { formatCount, formatInteger } from '../../ui/number.format.ts';
import type { LoteAberto } from './lote.hook.ts';
import { chaveDaLinha } from './lote.model.ts';

/** Cells that somebody else changed too: mine stays on the screen until the person decides. The rest is already merged. */
export function ConflitosDoLote({ aberto: { grade, conflitos, decidir } }: { aberto: LoteAberto }) {
  if (conflitos.size === 0) return null;
  return (
    <div className="recado recado--aviso" role="alert">
      <div>
        <strong>
          {formatCount(conflitos.size, 'linha mudou', 'linhas mudaram')} enquanto você digitava. O que só um mudou já
          foi juntado; decida o resto:
        </strong>
        <ul className="lote-lista">
          {grade.itens.flatMap((item, linha) => {
            const celulas = conflitos.get(chaveDaLinha(item));
            if (!celulas?.length) return [];
            const frase = celulas
              .map(
                ({ coluna, meu, deles }) =>
                  `${grade.colunas[coluna]?.nome}: meu ${formatInteger(meu)}, salvo ${formatInteger(deles)}`,
              )
              .join('; ');
            const chave = chaveDaLinha(item);
            return [
              <li key={chave}>
                {grade.linhas[linha]?.nome}
                {item.pedido && ` (${item.pedido.alteradoPor})`}: {frase}{' '}
                <Button onClick={() => decidir(chave, 'meu')}>Ficar com o meu</Button>{' '}
                <Button onClick={() => decidir(chave, 'deles')}>Ficar com o salvo</Button>
              </li>,
            ];
          })}
        </ul>
      </div>
    </div>
  );
}
