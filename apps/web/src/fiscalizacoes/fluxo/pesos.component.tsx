import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { Button } from '../../ui/button.component.tsx';
import { Field } from '../../ui/field.component.tsx';
import { formatInteger } from '../../ui/number.format.ts';
import { TextInput } from '../../ui/text-input.component.tsx';
import { Toolbar } from '../../ui/toolbar.component.tsx';
import { pesar } from '../preenchimento/medidas.model.ts';
import type { RespostaProps } from '../preenchimento/resposta.model.ts';
import { VereditoPilula } from '../preenchimento/veredito.component.tsx';

const MENOS_PESOS = 3;
const MAIS_PESOS = 10;

export function Pesos({ item, entrega, resposta, mudar }: RespostaProps) {
  const quantos = Math.min(Math.max(MENOS_PESOS, entrega.limites.amostras, resposta.brutos.length), MAIS_PESOS);
  const brutos = Array.from({ length: quantos }, (_, n) => resposta.brutos[n] ?? '');
  const pesada = pesar(item, resposta, entrega.limites);
  const trocar = (posicao: number, bruto: string) =>
    mudar({ brutos: brutos.map((antes, n) => (n === posicao ? bruto : antes)) });
  return (
    <>
      <Gramas nome="Embalagem vazia" valor={resposta.tara} mudar={tara => mudar({ tara })} />
      <div className="fluxo-pesos">
        {brutos.map((bruto, n) => (
          <Gramas
            // biome-ignore lint/suspicious/noArrayIndexKey: weights have no name; only the last is ever added or taken away
            key={n}
            nome={`Peso bruto ${n + 1}`}
            valor={bruto}
            mudar={valor => trocar(n, valor)}
          />
        ))}
      </div>
      <Toolbar>
        {quantos < MAIS_PESOS && (
          <Button className="fluxo-botao" onClick={() => mudar({ brutos: [...brutos, ''] })}>
            <PlusIcon size={20} aria-hidden />
            Outro peso<span className="so-leitor">: {item.titulo}</span>
          </Button>
        )}
        {quantos > Math.max(MENOS_PESOS, entrega.limites.amostras) && (
          <Button className="fluxo-botao" onClick={() => mudar({ brutos: brutos.slice(0, -1) })}>
            <TrashIcon size={20} aria-hidden />
            Retirar o último<span className="so-leitor"> peso: {item.titulo}</span>
          </Button>
        )}
      </Toolbar>
      {pesada && (
        <dl className="fluxo-contas">
          <div>
            <dt>Média líquida</dt>
            <dd>{formatInteger(pesada.mediaG)} g</dd>
          </div>
          <div>
            <dt>Mais leve</dt>
            <dd>{formatInteger(pesada.menorG)} g</dd>
          </div>
          <div>
            <dt>Desvio</dt>
            <dd>{formatInteger(pesada.desvioG)} g</dd>
          </div>
        </dl>
      )}
      <VereditoPilula veredito={pesada?.veredito ?? null} />
    </>
  );
}

interface GramasProps {
  nome: string;
  valor: string;
  mudar: (valor: string) => void;
}

const Gramas = ({ nome, valor, mudar }: GramasProps) => (
  <Field label={<>{nome} (g)</>}>
    <TextInput
      className="fluxo-entrada"
      inputMode="numeric"
      enterKeyHint="next"
      autoComplete="off"
      value={valor}
      onChange={({ target }) => mudar(target.value)}
    />
  </Field>
);
