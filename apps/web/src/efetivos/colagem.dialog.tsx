import { useId, useState } from 'react';
import { Button } from '../ui/button.component.tsx';
import { Dialog } from '../ui/dialog.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { TextArea, TextInput } from '../ui/text-input.component.tsx';
import { CAMPOS, type Campo, type Dia, lerPessoas } from './mes.model.ts';
import { type Colagem, lerColagem } from './mes.paste.ts';

type Numero = { dia: Dia; valores: Partial<Record<Campo, string>> };

interface Props {
  dias: readonly Dia[];
  ate: string;
  inicio: string;
  aplicar: (numeros: Numero[]) => void;
  close: () => void;
}

const fimDeSemana = (data: string) => [0, 6].includes(new Date(`${data}T00:00:00Z`).getUTCDay());

/** The last staff count known in the month, preferably of a weekday: what a day without its own most resembles. */
function servidoresDe(dias: readonly Dia[]) {
  const uteis = dias.filter(dia => dia.servidoresPlantao !== null && !fimDeSemana(dia.data));
  const ultimo = uteis.at(-1) ?? dias.findLast(dia => dia.servidoresPlantao !== null);
  return { plantao: String(ultimo?.servidoresPlantao ?? ''), expediente: String(ultimo?.servidoresExpediente ?? '') };
}

/** Days with inmates and no staff of their own, which cannot be saved as they are. */
const semServidores = ({ numeros }: Colagem) =>
  numeros.filter(
    ({ dia, valores }) =>
      (dia.servidoresPlantao === null && valores.servidoresPlantao === undefined) ||
      (dia.servidoresExpediente === null && valores.servidoresExpediente === undefined),
  ).length;

/** Shows what was understood and what was not; "Levar para a grade" applies it. Nothing is saved here. */
export default function ColagemDialog({ dias, ate, inicio, aplicar, close }: Props) {
  const id = useId();
  const [texto, setTexto] = useState(inicio);
  const [{ plantao, expediente }, setServidores] = useState(() => servidoresDe(dias));
  const colagem = lerColagem(texto, dias, ate);
  const faltam = semServidores(colagem);
  const prontos =
    faltam === 0 || (typeof lerPessoas(plantao) === 'number' && typeof lerPessoas(expediente) === 'number');
  const levar = () => {
    aplicar(
      colagem.numeros.map(({ dia, valores }) => ({
        dia,
        valores: {
          ...(dia.servidoresPlantao === null && { servidoresPlantao: plantao }),
          ...(dia.servidoresExpediente === null && { servidoresExpediente: fimDeSemana(dia.data) ? '0' : expediente }),
          ...valores,
        },
      })),
    );
    close();
  };
  return (
    <Dialog
      title="Colar o mês"
      close={close}
      width={680}
      footer={
        <>
          <Button onClick={close}>Voltar</Button>
          <Button variant="primary" disabled={colagem.numeros.length === 0 || !prontos} onClick={levar}>
            Levar {formatCount(colagem.numeros.length, 'dia', 'dias')} para a grade
          </Button>
        </>
      }
    >
      <div className="colagem">
        <Field
          label="Um dia por linha, do dia 1 em diante. Uma coluna são os internos; ou internos, plantão, expediente e visitantes."
          htmlFor={`${id}-texto`}
        >
          <TextArea
            id={`${id}-texto`}
            className="colagem-texto"
            rows={8}
            maxLength={20_000}
            spellCheck={false}
            value={texto}
            onChange={({ target }) => setTexto(target.value)}
          />
        </Field>
        {texto.trim() !== '' && <Entendido colagem={colagem} />}
        {faltam > 0 && (
          <fieldset className="colagem-servidores">
            <legend>Servidores dos dias que não têm o seu número</legend>
            <Field label="Plantão, todo dia">
              <TextInput
                inputMode="numeric"
                maxLength={9}
                value={plantao}
                onChange={({ target }) => setServidores({ plantao: target.value, expediente })}
              />
            </Field>
            <Field label="Expediente, de segunda a sexta">
              <TextInput
                inputMode="numeric"
                maxLength={9}
                value={expediente}
                onChange={({ target }) => setServidores({ plantao, expediente: target.value })}
              />
            </Field>
          </fieldset>
        )}
      </div>
    </Dialog>
  );
}

function Entendido({ colagem: { numeros, recusadas, campos } }: { colagem: Colagem }) {
  const colunas = CAMPOS.filter(({ key }) => campos.includes(key)).map(({ titulo }) => titulo.toLowerCase());
  return (
    <>
      <p aria-live="polite">
        {numeros.length === 0
          ? 'Nenhum dia entendido.'
          : `${formatCount(numeros.length, 'dia entendido', 'dias entendidos')}: ${new Intl.ListFormat('pt-BR').format(colunas)}.`}
      </p>
      {recusadas.length > 0 && (
        <Notice tone="aviso">
          {formatCount(
            recusadas.length,
            'coisa não foi entendida e fica de fora',
            'coisas não foram entendidas e ficam de fora',
          )}
          :
          <span className="colagem-recusadas">
            {recusadas.map(recusada => (
              <span key={recusada}>{recusada}</span>
            ))}
          </span>
        </Notice>
      )}
    </>
  );
}
