import { useState } from 'react';
import { Link } from 'react-router-dom';
import { changesOf, doneOf, fieldOf, objectOf, originOf, restOf, saidOf } from '../record/trail.labels.ts';
import { Button } from '../ui/button.component.tsx';
import { formatInstant } from '../ui/date.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import type { Registro } from './historico.queries.ts';
import { ROTAS } from './objetos.table.ts';

const POUCAS = 4;

export function LinhaDoRegistro({ registro }: { registro: Registro }) {
  const { em, pessoa, acao, entidade, entidadeId, nome, dados } = registro;
  const rota = entidadeId === null ? undefined : ROTAS[entidade]?.(entidadeId);
  const chamado = nome ?? (entidadeId === null ? null : `nº ${entidadeId}`);
  const origem = originOf(registro);
  const recusa = dados && 'recusa' in dados;
  return (
    <tr>
      <td className="historico-quando">
        <time dateTime={em}>{formatInstant(em)}</time>
      </td>
      <td>
        {pessoa ? pessoa.nome : 'O sistema'}
        {pessoa && <small className="quieto historico-matricula">Matrícula {pessoa.matricula}</small>}
        {origem && <small className="quieto historico-origem">De {origem}</small>}
      </td>
      <td>
        {recusa ? <Pill tone="perigo">Acesso recusado</Pill> : doneOf(acao)}
        <small className="quieto historico-objeto">
          {objectOf(entidade)}
          {chamado && ': '}
          {chamado && (rota ? <Link to={rota}>{chamado}</Link> : chamado)}
        </small>
      </td>
      <td>
        <Alteracoes registro={registro} />
      </td>
    </tr>
  );
}

function Alteracoes({ registro }: { registro: Registro }) {
  const [todas, setTodas] = useState(false);
  const { entidade } = registro;
  const alteracoes = changesOf(registro);
  const outros = restOf(registro);
  const mostradas = todas ? alteracoes : alteracoes.slice(0, POUCAS);
  const escondidas = alteracoes.length - mostradas.length;
  if (alteracoes.length + outros.length === 0) return <span className="quieto">—</span>;
  return (
    <>
      <dl className="historico-alteracoes">
        {mostradas.map(({ campo, antes, depois }) => (
          <div key={campo}>
            <dt>{fieldOf(campo)}</dt>
            <dd>
              {antes !== null && (
                <>
                  <s>{saidOf(entidade, campo, antes)}</s> <span aria-hidden>→</span>{' '}
                  <span className="so-leitor">passou a</span>{' '}
                </>
              )}
              {saidOf(entidade, campo, depois)}
            </dd>
          </div>
        ))}
        {registro.alteracoes.length === 0 &&
          outros.map(([chave, valor]) => (
            <div key={chave}>
              <dt>{fieldOf(chave)}</dt>
              <dd>{saidOf(entidade, chave, valor)}</dd>
            </div>
          ))}
      </dl>
      {escondidas > 0 && (
        <Button variant="quiet" className="historico-mais" onClick={() => setTodas(true)}>
          Mostrar mais {escondidas}
        </Button>
      )}
    </>
  );
}
