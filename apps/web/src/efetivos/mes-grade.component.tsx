import { ROTULO_DE_FONTE_EFETIVO } from '@alipen/contracts/generated/rotulos/efetivos';
import type { KeyboardEvent } from 'react';
import { formatDayMonth, formatShortInstant, formatWeekday } from '../ui/date.format.ts';
import { Table } from '../ui/table.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';
import { CAMPOS, type Campo, chaveDe, type Dia, type Digitados, textoDe } from './mes.model.ts';

interface Props {
  dias: readonly Dia[];
  hoje: string;
  ate: string;
  fuso: string | undefined;
  digitados: Digitados;
  erros: Readonly<Record<string, string>>;
  digitar: (dia: Dia, campo: Campo, texto: string) => void;
  colar: (dia: Dia, texto: string) => void;
}

/** One line a day: arrows and Enter move, and a pasted block begins at the cursor. */
export function MesGrade({ dias, hoje, ate, fuso, digitados, erros, digitar, colar }: Props) {
  return (
    <div className="tabela-rolagem">
      <Table density="compacta" className="efetivo-mes">
        <caption className="so-leitor">Efetivo de cada dia do mês</caption>
        <thead>
          <tr>
            <th scope="col">Dia</th>
            {CAMPOS.map(({ key, titulo }) => (
              <th key={key} scope="col" className="numero">
                {titulo}
              </th>
            ))}
            <th scope="col" className="efetivo-fonte">
              Fonte
            </th>
          </tr>
        </thead>
        <tbody>
          {dias.map(dia => (
            <tr key={dia.data} className={dia.data === hoje ? 'efetivo-hoje' : undefined}>
              <th scope="row">
                <span className="efetivo-dia">
                  {formatDayMonth(dia.data)} <span className="quieto">{formatWeekday(dia.data)}</span>
                  {dia.data === hoje && <span className="efetivo-agora">hoje</span>}
                </span>
                <small className="efetivo-fonte-curta quieto">{fonteDe(dia, fuso)}</small>
              </th>
              {CAMPOS.map(({ key, titulo }) => (
                <td key={key} className="numero">
                  <Celula
                    nome={`${titulo} de ${formatDayMonth(dia.data)}`}
                    texto={textoDe(dia, key, digitados)}
                    mudou={digitados[chaveDe(dia.data, key)] !== undefined}
                    erro={erros[chaveDe(dia.data, key)]}
                    fechada={dia.data > ate}
                    digitar={texto => digitar(dia, key, texto)}
                    colar={texto => colar(dia, texto)}
                  />
                </td>
              ))}
              <td className="efetivo-fonte quieto">{fonteDe(dia, fuso)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

const fonteDe = ({ fonte, capturadoEm }: Dia, fuso: string | undefined) =>
  fonte && capturadoEm ? (
    <>
      {ROTULO_DE_FONTE_EFETIVO[fonte]} em <time dateTime={capturadoEm}>{formatShortInstant(capturadoEm, fuso)}</time>
    </>
  ) : (
    '—'
  );

interface CelulaProps {
  nome: string;
  texto: string;
  mudou: boolean;
  erro: string | undefined;
  /** The day is after the last that may be informed. */
  fechada: boolean;
  digitar: (texto: string) => void;
  colar: (texto: string) => void;
}

const Celula = ({ nome, texto, mudou, erro, fechada, digitar, colar }: CelulaProps) => (
  <TextInput
    className={`efetivo-celula${mudou ? ' efetivo-celula--mudou' : ''}`}
    aria-label={nome}
    aria-invalid={erro !== undefined}
    title={erro}
    inputMode="numeric"
    autoComplete="off"
    maxLength={9}
    disabled={fechada}
    value={texto}
    onFocus={({ target }) => target.select()}
    onChange={({ target }) => digitar(target.value)}
    onKeyDown={andar}
    onPaste={event => {
      const colado = event.clipboardData.getData('text');
      if (!/[\t\n\r;]/.test(colado.trimEnd())) return;
      event.preventDefault();
      colar(colado);
    }}
  />
);

function andar(event: KeyboardEvent<HTMLInputElement>) {
  const passo = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0;
  if (passo === 0) return;
  event.preventDefault();
  const celula = event.currentTarget.closest('td');
  const linha = celula?.parentElement;
  const outra = passo === 1 ? linha?.nextElementSibling : linha?.previousElementSibling;
  const alvo = outra?.children[celula?.cellIndex ?? 0]?.querySelector('input');
  alvo?.focus();
}
