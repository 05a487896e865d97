import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { useId } from 'react';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { Pill } from '../ui/pill.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';
import { type Conferencia, decimosDe, type Falha, placaDe } from './conferencia.model.ts';
import type { Entrega } from './recebimentos.queries.ts';

interface Props {
  entrega: Entrega;
  conferencia: Conferencia;
  falhas: readonly Falha[];
  mudar: (parte: Partial<Conferencia>) => void;
}

export function Verificacoes({ entrega, conferencia, falhas, mudar }: Props) {
  const erro = (campo: Falha['campo']) => falhas.find(falha => falha.campo === campo)?.frase;
  return (
    <>
      <Card className="portao-bloco" aria-label="Conferência">
        <Conforme
          titulo="Embalagem íntegra e lacrada"
          valor={conferencia.embalagem}
          mudar={embalagem => mudar({ embalagem })}
        />
        <Conforme titulo="Cardápio combinado" valor={conferencia.cardapio} mudar={cardapio => mudar({ cardapio })} />
      </Card>
      <Card className="portao-bloco" aria-label="Temperatura">
        <h3>Temperatura</h3>
        <Graus
          titulo="Comida quente"
          limite={entrega.tempMinimaQuenteC === null ? null : `mínimo ${entrega.tempMinimaQuenteC} °C`}
          fora={fora(conferencia.quente, entrega.tempMinimaQuenteC, (lida, limite) => lida < limite)}
          texto={conferencia.quente}
          erro={erro('quente')}
          mudar={quente => mudar({ quente })}
        />
        <Graus
          titulo="Comida fria"
          limite={entrega.tempMaximaFriaC === null ? null : `máximo ${entrega.tempMaximaFriaC} °C`}
          fora={fora(conferencia.fria, entrega.tempMaximaFriaC, (lida, limite) => lida > limite)}
          texto={conferencia.fria}
          erro={erro('fria')}
          mudar={fria => mudar({ fria })}
        />
      </Card>
      <Card className="portao-bloco" aria-label="Veículo">
        <h3>Veículo</h3>
        <Texto
          titulo="Motorista"
          texto={conferencia.motorista}
          maximo={100}
          mudar={motorista => mudar({ motorista })}
        />
        <Texto
          titulo="Placa"
          texto={conferencia.placa}
          maximo={8}
          erro={erro('placa')}
          exemplo="ABC1D23"
          mudar={texto => mudar({ placa: placaDe(texto) ?? texto.toUpperCase() })}
        />
        <Texto
          titulo="Lacres, separados por vírgula"
          texto={conferencia.lacres ?? ''}
          maximo={1900}
          erro={erro('lacres')}
          exemplo="A1023, A1024"
          mudar={lacres => mudar({ lacres })}
        />
      </Card>
    </>
  );
}

function fora(texto: string, limiteC: number | null, passa: (lida: number, limite: number) => boolean): boolean {
  const lida = decimosDe(texto);
  return lida != null && limiteC !== null && passa(lida, limiteC * 10);
}

interface ConformeProps {
  titulo: string;
  valor: boolean | null;
  mudar: (valor: boolean | null) => void;
}

const Conforme = ({ titulo, valor, mudar }: ConformeProps) => (
  <fieldset className="portao-conforme">
    <legend>{titulo}</legend>
    <Button
      variant="bare"
      className="portao-ficha portao-ficha--bom"
      aria-pressed={valor === true}
      onClick={() => mudar(valor === true ? null : true)}
    >
      Conforme
    </Button>
    <Button
      variant="bare"
      className="portao-ficha portao-ficha--mau"
      aria-pressed={valor === false}
      onClick={() => mudar(valor === false ? null : false)}
    >
      Não conforme
    </Button>
  </fieldset>
);

interface GrausProps {
  titulo: string;
  limite: string | null;
  fora: boolean;
  texto: string;
  erro: string | undefined;
  mudar: (texto: string) => void;
}

function Graus({ titulo, limite, fora: passou, texto, erro, mudar }: GrausProps) {
  const id = useId();
  return (
    <div className="campo">
      <label htmlFor={id} className="campo-rotulo">
        {titulo}
        {limite && `, ${limite}`}
      </label>
      <div className="portao-linha">
        <span className="portao-graus">
          <TextInput
            id={id}
            className="portao-entrada"
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            value={texto}
            aria-invalid={erro !== undefined}
            aria-describedby={`${id}-nota`}
            onChange={({ target }) => mudar(target.value)}
          />
          <span aria-hidden>°C</span>
        </span>
        <span id={`${id}-nota`} role="status">
          {erro && <small className="campo-erro">{erro}</small>}
          {!erro && passou && (
            <Pill tone="perigo" icon={WarningIcon}>
              Fora do limite
            </Pill>
          )}
        </span>
      </div>
    </div>
  );
}

interface TextoProps {
  titulo: string;
  texto: string;
  maximo: number;
  erro?: string | undefined;
  exemplo?: string;
  mudar: (texto: string) => void;
}

function Texto({ titulo, texto, maximo, erro, exemplo, mudar }: TextoProps) {
  const id = useId();
  return (
    <div className="campo">
      <label htmlFor={id} className="campo-rotulo">
        {titulo}
      </label>
      <TextInput
        id={id}
        className="portao-entrada"
        autoComplete="off"
        maxLength={maximo}
        placeholder={exemplo}
        value={texto}
        aria-invalid={erro !== undefined}
        aria-describedby={erro ? `${id}-erro` : undefined}
        onChange={({ target }) => mudar(target.value)}
      />
      {erro && (
        <small id={`${id}-erro`} className="campo-erro" role="alert">
          {erro}
        </small>
      )}
    </div>
  );
}
