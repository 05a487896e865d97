import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../ui/button.component.tsx';
import { addDays, formatDay } from '../ui/date.format.ts';
import { DateField, today } from '../ui/date-field.component.tsx';
import { Dialog } from '../ui/dialog.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { QueryState } from '../ui/query-state.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';
import { atenderLotacoes } from './fornecedores.mutations.ts';
import { type ContratoDetalhado, type LotacaoCandidata, listarLotacoesCandidatas } from './fornecedores.queries.ts';
import { contem } from './lotacoes.component.tsx';
import { Recusa } from './recusa.component.tsx';
import { type NomesDasRefeicoes, Refeicoes, useRefeicoesDoContrato } from './refeicoes.component.tsx';

interface Props {
  contrato: ContratoDetalhado;
  fechar: () => void;
  incluidas: (quantas: number) => void;
}

export function EscolhaDeLotacoes({ contrato, fechar, incluidas }: Props) {
  const amanha = addDays(today(), 1);
  const [inicio, setInicio] = useState<string | null>([contrato.vigenciaInicio, amanha].sort()[1] ?? amanha);
  const [fim, setFim] = useState<string | null>(null);
  const { nomes, todas } = useRefeicoesDoContrato(contrato);
  const [refeicoes, setRefeicoes] = useState<readonly number[] | null>(null);
  const [escolhidas, setEscolhidas] = useState<ReadonlySet<number>>(new Set());
  const candidatas = useQuery({
    ...listarLotacoesCandidatas(contrato.id, inicio ?? '', fim),
    enabled: inicio !== null && (fim === null || fim >= inicio),
  });
  const atender = useMutation({
    ...atenderLotacoes(contrato.id),
    onSuccess: (_, { lotacaoIds }) => {
      incluidas(lotacaoIds.length);
      fechar();
    },
  });
  const quantas = formatCount(escolhidas.size, 'lotação', 'lotações');
  const enviar = () =>
    inicio &&
    atender.mutate({
      lotacaoIds: [...escolhidas],
      inicio,
      fim,
      ...(refeicoes && { refeicoes: [...refeicoes] }),
    });
  return (
    <Dialog
      title={`Lotações do contrato ${contrato.numero}`}
      close={fechar}
      busy={atender.isPending}
      width={920}
      footer={
        <>
          <Button onClick={fechar}>Cancelar</Button>
          <Button
            variant="primary"
            disabled={escolhidas.size === 0 || !inicio || refeicoes?.length === 0 || atender.isPending}
            onClick={enviar}
          >
            {escolhidas.size ? `Atender ${quantas}` : 'Escolha as lotações'}
          </Button>
        </>
      }
    >
      <div className="dialogo-corpo">
        <div className="escolha-periodo">
          <DateField label="Atende de" value={inicio} onChange={setInicio} />
          <DateField label="Até (em branco: fim do contrato)" value={fim} onChange={setFim} />
        </div>
        <Refeicoes ids={todas} nomes={nomes} escolhidas={refeicoes ?? todas} escolher={setRefeicoes} />
        <Recusa erro={atender.error} />
        <QueryState query={candidatas} skeletonHeight={320}>
          {({ itens }) => (
            <Painel
              itens={itens}
              nomes={nomes}
              refeicoes={refeicoes ?? todas}
              escolhidas={escolhidas}
              escolher={setEscolhidas}
            />
          )}
        </QueryState>
      </div>
    </Dialog>
  );
}

interface PainelProps {
  itens: readonly LotacaoCandidata[];
  nomes: NomesDasRefeicoes;
  refeicoes: readonly number[];
  escolhidas: ReadonlySet<number>;
  escolher: (ids: ReadonlySet<number>) => void;
}

const MOSTRADAS = 200;

function Painel({ itens, nomes, refeicoes, escolhidas, escolher }: PainelProps) {
  const [busca, setBusca] = useState('');
  const ocupada = ({ ocupacoes }: LotacaoCandidata) =>
    ocupacoes.filter(({ tipoAlimentacaoId }) => refeicoes.includes(tipoAlimentacaoId));
  const achadas = itens.filter(
    ({ lotacao }) => !escolhidas.has(lotacao.id) && contem(`${lotacao.nome} ${lotacao.municipio} ${lotacao.uf}`, busca),
  );
  const livres = achadas.filter(candidata => ocupada(candidata).length === 0);
  const dentro = itens.filter(({ lotacao }) => escolhidas.has(lotacao.id));
  const incluir = (ids: number[]) => escolher(new Set([...escolhidas, ...ids]));
  const retirar = (id: number) => escolher(new Set([...escolhidas].filter(outra => outra !== id)));
  return (
    <div className="escolha">
      <section className="escolha-lado" aria-label="Lotações que se pode incluir">
        <h3>Disponíveis</h3>
        <TextInput
          type="search"
          placeholder="Nome ou município"
          aria-label="Buscar lotação por nome ou município"
          value={busca}
          onChange={({ target }) => setBusca(target.value)}
        />
        <Button disabled={livres.length === 0} onClick={() => incluir(livres.map(({ lotacao }) => lotacao.id))}>
          Incluir {formatCount(livres.length, 'livre', 'livres')}
        </Button>
        <ul>
          {achadas.slice(0, MOSTRADAS).map(candidata => {
            const ocupacoes = ocupada(candidata);
            const { lotacao } = candidata;
            return (
              <li key={lotacao.id}>
                <span>
                  {lotacao.nome}
                  <small className="quieto">
                    {lotacao.municipio}/{lotacao.uf}
                  </small>
                  {ocupacoes.length > 0 && <small className="escolha-ocupada">{fraseDe(ocupacoes, nomes)}</small>}
                </span>
                <Button
                  variant="quiet"
                  // aria-disabled keeps it reachable: the reason is read beside it.
                  aria-disabled={ocupacoes.length > 0}
                  aria-label={`Incluir ${lotacao.nome}`}
                  onClick={() => ocupacoes.length === 0 && incluir([lotacao.id])}
                >
                  Incluir
                </Button>
              </li>
            );
          })}
          {achadas.length === 0 && <li className="quieto">Nenhuma lotação com esta busca.</li>}
          {achadas.length > MOSTRADAS && (
            <li className="quieto">
              Mostramos {MOSTRADAS} de {achadas.length}. Busque para ver as outras.
            </li>
          )}
        </ul>
      </section>
      <section className="escolha-lado" aria-label="Lotações escolhidas">
        <h3 aria-live="polite">{formatCount(escolhidas.size, 'escolhida', 'escolhidas')}</h3>
        <ul>
          {dentro.map(candidata => (
            <li key={candidata.lotacao.id}>
              <span>
                {candidata.lotacao.nome}
                {ocupada(candidata).length > 0 && (
                  <small className="escolha-ocupada">{fraseDe(ocupada(candidata), nomes)}</small>
                )}
              </span>
              <Button
                variant="quiet"
                aria-label={`Retirar ${candidata.lotacao.nome}`}
                onClick={() => retirar(candidata.lotacao.id)}
              >
                Retirar
              </Button>
            </li>
          ))}
          {dentro.length === 0 && <li className="quieto">Nenhuma ainda.</li>}
        </ul>
      </section>
    </div>
  );
}

/** "Já tem Sabor do Cocal em almoço, jantar até 31/12/2027" */
function fraseDe(ocupacoes: LotacaoCandidata['ocupacoes'], nomes: NomesDasRefeicoes): string {
  const [primeira] = ocupacoes;
  if (!primeira) return '';
  const refeicoes = [...new Set(ocupacoes.map(o => nomes.get(o.tipoAlimentacaoId)?.toLowerCase() ?? ''))].join(', ');
  const quem = [...new Set(ocupacoes.map(({ contrato }) => contrato.fornecedor))].join(' · ');
  const ate =
    ocupacoes
      .map(({ fim }) => fim)
      .sort()
      .at(-1) ?? primeira.fim;
  return `Já tem ${quem} em ${refeicoes} até ${formatDay(ate)}`;
}
