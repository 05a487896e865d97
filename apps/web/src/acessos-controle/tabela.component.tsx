import { Button } from '../ui/button.component.tsx';
import { formatDay, formatInstant } from '../ui/date.format.ts';
import { MoreMenu } from '../ui/more-menu.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { ScrollRegion } from '../ui/scroll-region.component.tsx';
import { Table } from '../ui/table.component.tsx';
import { ACOES, SITUACOES } from './acessos-controle.labels.ts';
import type { Acao, Acesso } from './acessos-controle.queries.ts';

export type Agir = (o: Acao | 'leituras', acesso: Acesso) => void;

const TITULOS = ['Quem', 'De onde, por que documento', 'Vale até', 'O que leu'];

function Situacao({ situacao }: Acesso) {
  const { rotulo, tone, icon } = SITUACOES[situacao];
  return (
    <Pill tone={tone} icon={icon}>
      {rotulo}
    </Pill>
  );
}

const SENHAS = {
  PROPRIA: null,
  PRIMEIRA: 'primeira senha à espera da entrada',
  NENHUMA: 'ainda sem senha que valha',
} as const satisfies Record<Acesso['credencial'], string | null>;

export const Tabela = ({ itens, agir }: { itens: readonly Acesso[]; agir: Agir }) => (
  <ScrollRegion label="Acessos de controle externo" className="tabela-rolagem controle-tabela">
    <Table density="media">
      <thead>
        <tr>
          {TITULOS.map(titulo => (
            <th key={titulo} scope="col">
              {titulo}
            </th>
          ))}
          <th scope="col">
            <span className="so-leitor">Ações</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {itens.map(acesso => (
          <Linha key={acesso.id} acesso={acesso} agir={agir} />
        ))}
      </tbody>
    </Table>
  </ScrollRegion>
);

function Linha({ acesso, agir }: { acesso: Acesso; agir: Agir }) {
  const { nome, cpf, instituicao, documento, lotacao, ate, situacao, leituras, ultimaLeituraEm } = acesso;
  const senha = situacao === 'ENCERRADO' ? null : SENHAS[acesso.credencial];
  return (
    <tr className={situacao === 'ENCERRADO' ? 'tabela-antiga' : undefined}>
      <th scope="row">
        {nome} <small className="quieto">{[`CPF ${cpf}`, senha].filter(Boolean).join(' · ')}</small>
      </th>
      <td>
        {instituicao}{' '}
        <small className="quieto">
          {documento}; {lotacao ? lotacao.nome : 'todas as lotações'}
        </small>
      </td>
      <td>
        {formatDay(ate)} <Situacao {...acesso} />
      </td>
      <td>
        {leituras === 0 ? 'Nada ainda' : formatCount(leituras, 'leitura', 'leituras')}{' '}
        {ultimaLeituraEm && <small className="quieto">a última em {formatInstant(ultimaLeituraEm)}</small>}
      </td>
      <td>
        <div className="controle-acoes">
          <Button aria-label={`Ver leituras de ${nome}`} onClick={() => agir('leituras', acesso)}>
            Ver leituras
          </Button>
          <MoreMenu
            of={nome}
            items={acesso.acoes.map(acao => ({ ...ACOES[acao], choose: () => agir(acao, acesso) }))}
          />
        </div>
      </td>
    </tr>
  );
}
