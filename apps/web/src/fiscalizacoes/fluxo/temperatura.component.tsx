import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { serverNow } from '../../base/server-clock.ts';
import { Button } from '../../ui/button.component.tsx';
import { TextInput } from '../../ui/text-input.component.tsx';
import { vereditoDaTemperatura } from '../preenchimento/medidas.model.ts';
import type { LeituraDigitada } from '../preenchimento/preenchimento.model.ts';
import type { RespostaProps } from '../preenchimento/resposta.model.ts';
import { VereditoPilula } from '../preenchimento/veredito.component.tsx';

const MAIS_LEITURAS = 30;
const nova = (): LeituraDigitada => ({ preparacao: '', graus: '', medidaEm: new Date(serverNow()).toISOString() });

/** The worst reading decides. */
export function Temperatura({ item, entrega, resposta, mudar }: RespostaProps) {
  const leituras = resposta.leituras.length > 0 ? resposta.leituras : [nova()];
  const trocar = (posicao: number, parte: Partial<LeituraDigitada>) =>
    mudar({
      leituras: leituras.map((leitura, n) =>
        n === posicao ? { ...leitura, ...parte, medidaEm: new Date(serverNow()).toISOString() } : leitura,
      ),
    });
  return (
    <>
      {leituras.map((leitura, posicao) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: readings have no name; only the last is ever added or taken away
        <div key={posicao} className="fluxo-medida">
          <label className="fluxo-numero">
            <span className="so-leitor">
              {item.titulo}, leitura {posicao + 1}, em graus Celsius
            </span>
            <TextInput
              inputMode="decimal"
              enterKeyHint="next"
              autoComplete="off"
              value={leitura.graus}
              onChange={({ target }) => trocar(posicao, { graus: target.value })}
            />
            <span aria-hidden>°C</span>
          </label>
          {leituras.length > 1 && (
            <>
              <TextInput
                className="fluxo-preparacao"
                aria-label={`Preparação da leitura ${posicao + 1}, ${item.titulo}`}
                placeholder="Preparação"
                maxLength={100}
                value={leitura.preparacao}
                onChange={({ target }) => trocar(posicao, { preparacao: target.value })}
              />
              <Button
                icon
                className="fluxo-tirar"
                aria-label={`Retirar a leitura ${posicao + 1}, ${item.titulo}`}
                onClick={() => mudar({ leituras: leituras.filter((_, n) => n !== posicao) })}
              >
                <TrashIcon size={20} aria-hidden />
              </Button>
            </>
          )}
        </div>
      ))}
      <VereditoPilula veredito={vereditoDaTemperatura(item, resposta, entrega.limites)} />
      {leituras.length < MAIS_LEITURAS && resposta.leituras.length > 0 && (
        <Button className="fluxo-botao" onClick={() => mudar({ leituras: [...leituras, nova()] })}>
          <PlusIcon size={20} aria-hidden />
          Outra leitura<span className="so-leitor">: {item.titulo}</span>
        </Button>
      )}
    </>
  );
}
