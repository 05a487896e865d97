import { formatCount, formatInteger, formatSigned } from '../ui/number.format.ts';
import type { Mudanca } from './semana.model.ts';

const MOSTRADAS = 8;

export function Mudancas({ mudancas, nenhuma }: { mudancas: readonly Mudanca[]; nenhuma: string }) {
  if (mudancas.length === 0) return <p className="quieto">{nenhuma}</p>;
  const diferenca = mudancas.reduce((total, { de, para }) => total + para - de, 0);
  return (
    <div className="mudancas">
      <p>
        <strong>{formatCount(mudancas.length, 'célula muda', 'células mudam')}</strong>; a semana fica com{' '}
        {formatSigned(diferenca)} {Math.abs(diferenca) === 1 ? 'refeição' : 'refeições'}.
      </p>
      <ul>
        {mudancas.slice(0, MOSTRADAS).map(({ nome, de, para }) => (
          <li key={nome}>
            <span>{nome}</span>
            <span className="mudancas-numeros">
              <s>{formatInteger(de)}</s> → <strong>{formatInteger(para)}</strong>{' '}
              <small className={para > de ? 'mudancas-mais' : 'mudancas-menos'}>{formatSigned(para - de)}</small>
            </span>
          </li>
        ))}
      </ul>
      {mudancas.length > MOSTRADAS && <p className="quieto">e mais {formatInteger(mudancas.length - MOSTRADAS)}</p>}
    </div>
  );
}
