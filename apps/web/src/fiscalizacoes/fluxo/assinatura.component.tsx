import { type PointerEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.component.tsx';
import { Field } from '../../ui/field.component.tsx';
import { TextInput } from '../../ui/text-input.component.tsx';
import { Toolbar } from '../../ui/toolbar.component.tsx';
import type { AssinaturaDigitada } from '../preenchimento/preenchimento.model.ts';

/** Width and height of the drawing in the contract. */
const LADO = 1000;
const MAIS_TRACOS = 100;
/** The most numbers in one stroke: x and y in turn. */
const MAIS_NUMEROS = 1000;

interface Props {
  assinatura: AssinaturaDigitada;
  falta: string | null;
  mudar: (assinatura: AssinaturaDigitada) => void;
}

/** The typed name is the signature; drawing it is optional. */
export function Assinatura({ assinatura, falta, mudar }: Props) {
  const { nome, tracos } = assinatura;
  const [traco, setTraco] = useState<number[] | null>(null);
  const quadro = useRef<SVGSVGElement>(null);

  const ponto = ({ clientX, clientY }: PointerEvent) => {
    const caixa = quadro.current?.getBoundingClientRect();
    if (!caixa) return [];
    const escala = (valor: number, de: number, tamanho: number) =>
      Math.min(Math.max(Math.round(((valor - de) * LADO) / tamanho), 0), LADO);
    return [escala(clientX, caixa.left, caixa.width), escala(clientY, caixa.top, caixa.height)];
  };
  const comecar = (evento: PointerEvent<SVGSVGElement>) => {
    if (tracos.length >= MAIS_TRACOS) return;
    evento.currentTarget.setPointerCapture(evento.pointerId);
    setTraco(ponto(evento));
  };
  const seguir = (evento: PointerEvent) =>
    setTraco(antes => (antes && antes.length < MAIS_NUMEROS ? [...antes, ...ponto(evento)] : antes));
  const acabar = () => {
    if (traco && traco.length > 2) mudar({ nome, tracos: [...tracos, traco] });
    setTraco(null);
  };

  return (
    <>
      <Field label="Nome de quem assina">
        <TextInput
          className="fluxo-entrada"
          maxLength={200}
          autoComplete="name"
          value={nome}
          aria-invalid={falta !== null}
          onChange={({ target }) => mudar({ nome: target.value, tracos })}
        />
      </Field>
      <svg
        ref={quadro}
        className="fluxo-assinatura"
        viewBox={`0 0 ${LADO} ${LADO}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={tracos.length > 0 ? 'Assinatura desenhada' : 'Espaço para assinar com o dedo; o nome acima basta'}
        onPointerDown={comecar}
        onPointerMove={seguir}
        onPointerUp={acabar}
        onPointerCancel={acabar}
      >
        {[...tracos, ...(traco ? [traco] : [])].map((pontos, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: strokes are only ever added at the end
          <polyline key={n} points={pontos.join(' ')} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      <Toolbar>
        <span className="quieto">Assine com o dedo, ou deixe só o nome.</span>
        {tracos.length > 0 && <Button onClick={() => mudar({ nome, tracos: [] })}>Limpar o desenho</Button>}
      </Toolbar>
    </>
  );
}
