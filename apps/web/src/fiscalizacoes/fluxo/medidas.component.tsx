import { serverNow } from '../../base/server-clock.ts';
import { Button } from '../../ui/button.component.tsx';
import { formatHour } from '../../ui/date.format.ts';
import { formatInteger } from '../../ui/number.format.ts';
import { Stepper } from '../../ui/stepper.component.tsx';
import { TextArea, TextInput } from '../../ui/text-input.component.tsx';
import { vereditoDaEscala, vereditoDaHora, vereditoDasQuantidades } from '../preenchimento/medidas.model.ts';
import { minutosDe } from '../preenchimento/numeros.parser.ts';
import type { RespostaProps } from '../preenchimento/resposta.model.ts';
import { VereditoPilula } from '../preenchimento/veredito.component.tsx';

const DEGRAUS = [
  [1, 'muito ruim'],
  [2, 'ruim'],
  [3, 'regular'],
  [4, 'boa'],
  [5, 'muito boa'],
] as const;

export const Escala = ({ item, resposta, mudar }: RespostaProps) => (
  <>
    <fieldset className="fluxo-escala" aria-label={item.titulo}>
      {DEGRAUS.map(([valor, nome]) => (
        <Button
          variant="bare"
          key={valor}
          className="fluxo-escolha fluxo-escolha--neutro"
          aria-pressed={resposta.valor === String(valor)}
          aria-label={`${valor}, ${nome}`}
          onClick={() => mudar({ valor: resposta.valor === String(valor) ? '' : String(valor) })}
        >
          {valor}
        </Button>
      ))}
    </fieldset>
    <p className="fluxo-escala-pontas quieto" aria-hidden>
      <span>muito ruim</span>
      <span>muito boa</span>
    </p>
    <VereditoPilula veredito={vereditoDaEscala(item, resposta)} />
  </>
);

export function Hora({ item, entrega, resposta, mudar }: RespostaProps) {
  const agora = minutosDe(formatHour(new Date(serverNow()).toISOString(), entrega.fusoHorario)) ?? 0;
  return (
    <>
      <CampoHora titulo={item.titulo} valor={resposta.valor} mudar={valor => mudar({ valor })} />
      <VereditoPilula veredito={vereditoDaHora(item, resposta, entrega.limites, agora)} />
    </>
  );
}

/** The delay comes from the reception; it is typed only where nobody has received yet. */
export function Chegada({ item, entrega, resposta, mudar }: RespostaProps) {
  const { recebimento, fusoHorario, janela } = entrega;
  const prazo = `Janela ${formatHour(janela.inicioEm, fusoHorario)}–${formatHour(janela.fimEm, fusoHorario)}.`;
  if (recebimento?.chegadaEm) {
    const { atrasoMin } = recebimento;
    return (
      <>
        <p>
          Chegou às <strong>{formatHour(recebimento.chegadaEm, fusoHorario)}</strong>, pelo recebimento. {prazo}
        </p>
        <VereditoPilula
          veredito={{
            fora: (atrasoMin ?? 0) > entrega.limites.toleranciaMin,
            frase: atrasoMin ? `${atrasoMin} min de atraso` : 'No prazo',
          }}
        />
      </>
    );
  }
  return (
    <>
      <p>{prazo} Se ainda não há recebimento, diga a hora em que chegou.</p>
      <CampoHora titulo={item.titulo} valor={resposta.valor} mudar={valor => mudar({ valor })} />
    </>
  );
}

const CampoHora = ({ titulo, valor, mudar }: { titulo: string; valor: string; mudar: (valor: string) => void }) => (
  <label className="fluxo-numero">
    <span className="so-leitor">{titulo}, hora</span>
    <TextInput
      inputMode="numeric"
      enterKeyHint="next"
      autoComplete="off"
      placeholder="00:00"
      maxLength={5}
      value={valor}
      onChange={({ target }) => mudar(target.value)}
    />
    <span aria-hidden>h</span>
  </label>
);

export const Numero = ({ item, resposta, mudar }: RespostaProps) => (
  <label className="fluxo-numero">
    <span className="so-leitor">
      {item.titulo}
      {item.unidade && `, em ${item.unidade}`}
    </span>
    <TextInput
      inputMode="numeric"
      enterKeyHint="next"
      autoComplete="off"
      value={resposta.valor}
      onChange={({ target }) => mudar({ valor: target.value })}
    />
    {item.unidade && <span aria-hidden>{item.unidade}</span>}
  </label>
);

export const Texto = ({ item, resposta, mudar }: RespostaProps) => (
  <TextArea
    rows={3}
    maxLength={2000}
    aria-label={item.titulo}
    value={resposta.texto}
    onChange={({ target }) => mudar({ texto: target.value })}
  />
);

/** Shows what was ordered, but nothing counts as counted before somebody says so. */
export function Contagem({ entrega, resposta, mudar }: RespostaProps) {
  const { publicos, recebimento } = entrega;
  const contadas = resposta.quantidades;
  const recebidas = new Map(recebimento?.itens.map(({ tipoPublicoId, entregue }) => [tipoPublicoId, entregue]));
  const todas = Object.fromEntries(
    publicos.map(({ tipoPublicoId, confirmada }) => [tipoPublicoId, recebidas.get(tipoPublicoId) ?? confirmada]),
  );
  if (publicos.length === 0) return null;
  if (Object.keys(contadas).length === 0) {
    const linha = publicos.map(({ publico, confirmada }) => `${publico} ${formatInteger(confirmada)}`).join(' · ');
    return (
      <>
        <p>Confirmadas: {linha}</p>
        <Button className="fluxo-botao" onClick={() => mudar({ quantidades: todas })}>
          {recebimento ? 'Partir do recebimento' : 'Contar'}
        </Button>
      </>
    );
  }
  return (
    <>
      {publicos.map(({ tipoPublicoId, publico, confirmada }) => (
        <div key={tipoPublicoId} className="fluxo-linha">
          <span>
            <strong>{publico}</strong> <small className="quieto">confirmadas {formatInteger(confirmada)}</small>
          </span>
          <Stepper
            name={`${publico}, entregues`}
            value={contadas[tipoPublicoId] ?? 0}
            change={valor => mudar({ quantidades: { ...contadas, [tipoPublicoId]: valor } })}
          />
        </div>
      ))}
      <VereditoPilula veredito={vereditoDasQuantidades(resposta, publicos)} />
    </>
  );
}
