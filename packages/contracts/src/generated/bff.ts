// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
export interface paths {
    "/api/acessos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Quem abre cada tela, e se esta pessoa abre */
        get: operations["listarAcessos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Páginas deste documento */
        get: operations["abrirDocumentacao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Abre a sessão do navegador */
        post: operations["entrarNaSessao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Encerra a sessão e revoga o token */
        post: operations["sairDaSessao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O menu do papel da pessoa; antes de haver papel, o de ATENDIMENTO */
        get: operations["obterMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Este documento */
        get: operations["obterDocumento"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Quem está na sessão */
        get: operations["obterSessao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Token para integradores, sem cookie */
        post: operations["emitirToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O processo responde */
        get: operations["verificarVidaDoBff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pode receber tráfego (não depende da API do governo) */
        get: operations["verificarProntidaoDoBff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/contratos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Contratos de fornecimento */
        get: operations["listarContratos"];
        put?: never;
        /** Cadastra um contrato de um fornecedor ativo */
        post: operations["criarContrato"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/contratos/{contratoId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        /** Um contrato com os preços por refeição e público */
        get: operations["obterContrato"];
        /**
         * Altera os dados do contrato; as lotações que iam até o fim acompanham a vigência
         * @description Encurtar a vigência com pedidos enviados para depois do novo fim é recusado com 409, que diz quantos pedidos e de quais lotações.
         */
        put: operations["editarContrato"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/contratos/{contratoId}/encerramento": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Encerra o contrato antes do prazo */
        post: operations["encerrarContrato"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/contratos/{contratoId}/itens": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Define os preços e as quantidades por refeição e público
         * @description Preços de pedidos já enviados não mudam. Uma refeição com o primeiro preço passa a ser entregue, de hoje em diante, às lotações do contrato que não a recebem de outro fornecedor; `avisos` nomeia as que recebem.
         */
        put: operations["definirItensContrato"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/contratos/{contratoId}/lotacoes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        /** Lotações atendidas, com as datas e as refeições */
        get: operations["listarLotacoesDoContrato"];
        put?: never;
        /** Passa a atender lotações, no todo ou em algumas refeições */
        post: operations["atenderLotacoes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/contratos/{contratoId}/lotacoes-candidatas": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        /** Todas as lotações ativas, cada uma com quem já entrega as refeições deste contrato no período */
        get: operations["listarLotacoesCandidatas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/contratos/{contratoId}/lotacoes/encerramento": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deixa de atender lotações depois de um dia */
        post: operations["desatenderLotacoes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/efetivos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O efetivo de cada lotação em um dia (o último informado até a data) */
        get: operations["listarEfetivos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/efetivos/exportacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Os efetivos de um período, de até 31 dias, como planilha; a mesma que a importação entende */
        get: operations["exportarEfetivos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/efetivos/importacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Carrega o efetivo de muitas lotações e dias de uma planilha CSV ou XLSX, com ensaio antes
         * @description Colunas: unidade (código ou nome), uf e município (quando o nome não basta), data, internos, servidores de plantão, servidores de expediente e visitantes previstos. Linha recusada não impede as outras.
         */
        post: operations["importarEfetivos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/efetivos/importacoes/modelo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A planilha vazia que a importação de efetivos entende */
        get: operations["obterModeloEfetivos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/excecoes/{excecaoId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                excecaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Uma exceção */
        get: operations["obterExcecao"];
        /** Altera uma exceção que não passou; a que já começou muda de hoje em diante */
        put: operations["editarExcecao"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/excecoes/{excecaoId}/remocao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                excecaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove uma exceção futura; a que já começou termina ontem */
        post: operations["removerExcecao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/feriados": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Os feriados de um ano, oficiais e próprios, com a origem de cada um */
        get: operations["listarFeriados"];
        put?: never;
        /** Cria um dia próprio */
        post: operations["criarFeriado"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/feriados/oficiais": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Desliga ou religa um feriado oficial */
        put: operations["definirFeriadoOficial"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/feriados/{feriadoId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                feriadoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Um dia próprio */
        get: operations["obterFeriado"];
        /** Altera um dia próprio que não passou */
        put: operations["editarFeriado"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/feriados/{feriadoId}/inativacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                feriadoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Desativa um dia próprio que não passou */
        post: operations["inativarFeriado"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/feriados/{feriadoId}/reativacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                feriadoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reativa um dia próprio que não passou */
        post: operations["reativarFeriado"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/fornecedores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fornecedores, com os contratos vigentes e as lotações atendidas hoje */
        get: operations["listarFornecedores"];
        put?: never;
        /**
         * Cadastra um fornecedor
         * @description O CNPJ que já existe é recusado com 409; `registro` diz qual é o fornecedor.
         */
        post: operations["criarFornecedor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/fornecedores/exportacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A lista do filtro em planilha */
        get: operations["exportarFornecedores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/fornecedores/importacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Carrega fornecedores, contratos e preços de uma planilha, com ensaio antes
         * @description Uma linha por preço: fornecedor + contrato + refeição + público + preço + quantidade. O fornecedor é reconhecido pelo CNPJ, o contrato pelo número; os dados repetidos valem pela primeira linha em que aparecem. Linha recusada não impede as outras; o arquivo todo grava de uma vez.
         */
        post: operations["importarFornecedores"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/fornecedores/importacoes/modelo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A planilha de fornecedores e preços para preencher */
        get: operations["obterModeloFornecedores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/fornecedores/inativacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Inativa vários fornecedores; cada um por si */
        post: operations["inativarFornecedores"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/fornecedores/{fornecedorId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fornecedorId: components["parameters"]["FornecedorId"];
            };
            cookie?: never;
        };
        /** Um fornecedor */
        get: operations["obterFornecedor"];
        /** Altera os dados do fornecedor */
        put: operations["editarFornecedor"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/fornecedores/{fornecedorId}/inativacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fornecedorId: components["parameters"]["FornecedorId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Inativa um fornecedor que não atende lotação hoje nem depois */
        post: operations["inativarFornecedor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/fornecedores/{fornecedorId}/reativacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fornecedorId: components["parameters"]["FornecedorId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reativa um fornecedor */
        post: operations["reativarFornecedor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/foto-refeicao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A imagem de uma foto */
        get: operations["obterFotoRefeicao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/fotos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Guarda a foto de uma refeição */
        post: operations["enviarFoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/historico": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quem fez o quê, quando, com o valor de antes e o de depois; do mais novo ao mais antigo
         * @description A próxima página pede-se com `antesDe` igual ao `proximo` da anterior. As recusas de acesso a lotação alheia também estão aqui. Senhas nunca são guardadas.
         */
        get: operations["listarHistorico"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/historico/exportacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O histórico dos filtros como planilha, uma linha por registro */
        get: operations["exportarHistorico"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/lotacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lotações (unidades), com o que falta a cada uma para pedir; a pessoa solicitante vê só a sua */
        get: operations["listarLotacoes"];
        put?: never;
        /**
         * Cria uma lotação
         * @description Sem código, recebe um da sua UF. Sem fuso, recebe o do município ou da UF.
         */
        post: operations["criarLotacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/lotacoes/exportacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** As lotações do filtro como planilha */
        get: operations["exportarLotacoes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/lotacoes/importacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Carrega lotações e o efetivo delas de uma planilha CSV ou XLSX, com ensaio antes
         * @description Colunas: nome, uf, municipio, tipo, capacidade, populacao, servidores (as demais são ignoradas). A lotação é reconhecida por nome + UF + município. Linha recusada não impede as outras; o arquivo todo grava de uma vez.
         */
        post: operations["importarLotacoes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/lotacoes/importacoes/modelo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A planilha vazia que a importação de lotações entende */
        get: operations["obterModeloLotacoes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/lotacoes/inativacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Desativa várias lotações; cada uma por si */
        post: operations["inativarLotacoes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/lotacoes/{lotacaoId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        /** Uma lotação */
        get: operations["obterLotacao"];
        /** Altera uma lotação */
        put: operations["alterarLotacao"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/lotacoes/{lotacaoId}/efetivo-do-mes/{mes}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
                mes: components["schemas"]["Mes"];
            };
            cookie?: never;
        };
        /** O efetivo de uma lotação em cada dia de um mês, com a fonte e a hora de cada número */
        get: operations["obterEfetivoDoMes"];
        /** Informa o efetivo de vários dias de um mês de uma vez; os dias que não vêm ficam como estão */
        put: operations["gravarEfetivoDoMes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/lotacoes/{lotacaoId}/efetivos/{data}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
                data: components["schemas"]["Data"];
            };
            cookie?: never;
        };
        get?: never;
        /** Informa o efetivo de uma lotação em um dia (substitui o anterior do mesmo dia) */
        put: operations["informarEfetivo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/lotacoes/{lotacaoId}/excecoes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        /** As exceções de uma lotação, das últimas às próximas */
        get: operations["listarExcecoes"];
        put?: never;
        /** Cria uma exceção para alguns dias */
        post: operations["criarExcecao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/lotacoes/{lotacaoId}/inativacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Desativa uma lotação; recusada enquanto algo depende dela */
        post: operations["inativarLotacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/lotacoes/{lotacaoId}/janelas": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        /** As janelas de entrega da lotação, por refeição */
        get: operations["listarJanelas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/lotacoes/{lotacaoId}/janelas/{tipoAlimentacaoId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
                tipoAlimentacaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Define a janela de entrega da lotação para uma refeição, a partir de um dia
         * @description Sem as horas, volta a valer a janela da refeição. Dias passados não mudam.
         */
        put: operations["definirJanela"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/lotacoes/{lotacaoId}/programacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        /** A programação da lotação que vale em uma data (sete dias) */
        get: operations["obterProgramacao"];
        /**
         * Define a programação da lotação a partir de uma data; a anterior termina na véspera
         * @description Com `vigenciaFim`, a versão que valia volta no dia seguinte ao fim. Com If-Match (o ETag da linha do tempo), quem chega depois de outra pessoa recebe 412; sem ele, a última vale.
         */
        put: operations["definirProgramacao"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/lotacoes/{lotacaoId}/programacao/do-efetivo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        /** A semana que o efetivo da lotação daria; nada é gravado */
        get: operations["calcularProgramacaoDoEfetivo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/lotacoes/{lotacaoId}/programacao/previsao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        /** O que a programação dá em cada um dos próximos dias, por quê e quanto custa */
        get: operations["preverProgramacao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/lotacoes/{lotacaoId}/programacoes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        /** A linha do tempo das programações de uma lotação */
        get: operations["listarVersoesProgramacao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/lotacoes/{lotacaoId}/reativacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reativa uma lotação */
        post: operations["reativarLotacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/mapa-diario": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O mapa de um dia — lotações × refeições × públicos, com totais do servidor */
        get: operations["obterMapaDiario"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/motivos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Os motivos de cada contexto, na ordem em que aparecem */
        get: operations["listarMotivos"];
        put?: never;
        /** Cria um motivo */
        post: operations["criarMotivo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/motivos/ordem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Define a ordem dos motivos de um contexto */
        put: operations["ordenarMotivos"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/motivos/{motivoId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                motivoId: components["parameters"]["MotivoId"];
            };
            cookie?: never;
        };
        /** Um motivo */
        get: operations["obterMotivo"];
        /** Altera o texto e se pede explicação */
        put: operations["editarMotivo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/motivos/{motivoId}/inativacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                motivoId: components["parameters"]["MotivoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deixa de oferecer o motivo; o que já o usou não muda */
        post: operations["inativarMotivo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/motivos/{motivoId}/reativacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                motivoId: components["parameters"]["MotivoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Volta a oferecer o motivo */
        post: operations["reativarMotivo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/parametros": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** As constantes das regras, com o valor de hoje e a próxima mudança */
        get: operations["listarParametros"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/parametros/{chave}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                chave: components["parameters"]["ChaveParametro"];
            };
            cookie?: never;
        };
        /** Um parâmetro com todas as suas versões */
        get: operations["obterParametro"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/parametros/{chave}/vigencias": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                chave: components["parameters"]["ChaveParametro"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Define o valor a partir de um dia; nulo volta ao padrão */
        post: operations["definirParametro"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/parametros/{chave}/vigencias/{valeDe}/cancelamento": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                chave: components["parameters"]["ChaveParametro"];
                /** @description O primeiro dia em que a versão vale. */
                valeDe: components["parameters"]["ValeDe"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Desiste de uma mudança que ainda não começou a valer */
        post: operations["cancelarVigenciaParametro"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/pedidos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pedidos com filtros; a pessoa solicitante vê só os da sua lotação */
        get: operations["listarPedidos"];
        put?: never;
        /** Abre o rascunho do pedido de um dia */
        post: operations["criarPedido"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/pedidos/preparo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tudo o que se precisa para pedir as refeições de uma lotação em um dia
         * @description Refeições e públicos ativos, programação, efetivo, contrato e preços, prazo pelo relógio do servidor, o que foi pedido na véspera e na semana anterior e o pedido do dia, se houver.
         */
        get: operations["prepararPedido"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/pedidos/resumo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Um dia em números — lotações com e sem pedido, refeições, valor previsto */
        get: operations["resumirPedidos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/pedidos/{pedidoId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        /** Um pedido com itens e histórico */
        get: operations["obterPedido"];
        /** Troca as quantidades de um rascunho */
        put: operations["editarPedido"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/pedidos/{pedidoId}/envio": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Envia o pedido; contrato, fornecedor e preços ficam congelados */
        post: operations["enviarPedido"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/programacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** As lotações e o estado da programação de cada uma */
        get: operations["listarProgramacoes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/programacoes/aplicacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Aplica uma mudança de programação a várias lotações, com ensaio antes
         * @description COPIAR leva a semana de outra lotação; PERCENTUAL muda as quantidades que valem na data (arredonda ao inteiro mais próximo, meio sobe, no máximo 9.999); DO_EFETIVO refaz a semana do efetivo. Cada lotação é aceita ou recusada por si.
         */
        post: operations["aplicarProgramacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/programacoes/do-efetivo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gera a programação de várias lotações a partir do efetivo delas
         * @description Internos comem todas as refeições; servidores de plantão comem todas, os de expediente só as do meio do dia. A quantidade que passaria de 9.999 fica em 9.999 e a lotação aparece em `limitadas`.
         */
        post: operations["gerarProgramacoes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/programacoes/exportacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** As programações de hoje das lotações do filtro, em planilha */
        get: operations["exportarProgramacoes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/programacoes/importacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Carrega programações de uma planilha, com ensaio antes
         * @description Uma linha por lotação, refeição e público, com uma coluna para cada dia da semana; ou uma linha por dia, com as colunas `dia` e `quantidade`. A lotação é reconhecida pelo código ou por nome + UF + município. Célula vazia não muda o que existe.
         */
        post: operations["importarProgramacoes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/programacoes/importacoes/modelo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O modelo da planilha de programações */
        get: operations["baixarModeloProgramacoes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/programacoes/{programacaoId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                programacaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Uma versão da programação */
        get: operations["obterVersaoProgramacao"];
        /**
         * Altera uma versão futura ou a presente; a presente muda de hoje em diante
         * @description A versão que começou antes de hoje termina ontem e outra começa hoje com as mudanças; a resposta é a que vale.
         */
        put: operations["editarProgramacao"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/programacoes/{programacaoId}/encerramento": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                programacaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Termina uma versão em um dia */
        post: operations["encerrarProgramacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/programacoes/{programacaoId}/remocao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                programacaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove uma versão futura; a que terminava na véspera dela volta a valer até o fim dela */
        post: operations["removerProgramacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/tipos-alimentacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Refeições do dia, na ordem em que são servidas, com os horários que valem em uma data */
        get: operations["listarTiposAlimentacao"];
        put?: never;
        /** Cria um tipo de alimentação, com os horários com que começa */
        post: operations["criarTipoAlimentacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/tipos-alimentacao/ordem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Define a ordem em que os tipos aparecem */
        put: operations["ordenarTiposAlimentacao"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/tipos-alimentacao/{tipoAlimentacaoId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
            };
            cookie?: never;
        };
        /** Um tipo com todas as suas versões de horários e limites */
        get: operations["obterTipoAlimentacao"];
        /** Altera o que não muda por data (nome, sigla, ícone, cor) */
        put: operations["editarTipoAlimentacao"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/tipos-alimentacao/{tipoAlimentacaoId}/inativacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tira o tipo dos pedidos novos; os mapas passados o mantêm
         * @description Em uso, responde 409 com o nome do que depende do tipo; com `mesmoEmUso` inativa assim mesmo.
         */
        post: operations["inativarTipoAlimentacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/tipos-alimentacao/{tipoAlimentacaoId}/reativacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Volta a oferecer o tipo */
        post: operations["reativarTipoAlimentacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/tipos-alimentacao/{tipoAlimentacaoId}/vigencias": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Muda horários e limites a partir de um dia; o que veio antes não muda */
        post: operations["criarVigenciaTipo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/tipos-alimentacao/{tipoAlimentacaoId}/vigencias/simulacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** O que a mudança de horários tocaria, sem gravar */
        post: operations["simularVigenciaTipo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/tipos-alimentacao/{tipoAlimentacaoId}/vigencias/{valeDe}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
                /** @description O primeiro dia em que a versão vale. */
                valeDe: components["parameters"]["ValeDe"];
            };
            cookie?: never;
        };
        get?: never;
        /** Corrige uma versão que ainda não passou */
        put: operations["alterarVigenciaTipo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/tipos-alimentacao/{tipoAlimentacaoId}/vigencias/{valeDe}/cancelamento": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
                /** @description O primeiro dia em que a versão vale. */
                valeDe: components["parameters"]["ValeDe"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Desiste de uma mudança que ainda não começou a valer */
        post: operations["cancelarVigenciaTipo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/tipos-publico": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Quem come, na ordem das colunas */
        get: operations["listarTiposPublico"];
        put?: never;
        /** Cadastra um público, no fim da ordem */
        post: operations["criarTipoPublico"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/tipos-publico/ordem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Põe todos os públicos em outra ordem, a das colunas das telas */
        put: operations["ordenarTiposPublico"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/tipos-publico/{tipoPublicoId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tipoPublicoId: components["parameters"]["TipoPublicoId"];
            };
            cookie?: never;
        };
        /** Um público */
        get: operations["obterTipoPublico"];
        /** Altera um público */
        put: operations["editarTipoPublico"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/tipos-publico/{tipoPublicoId}/inativacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tipoPublicoId: components["parameters"]["TipoPublicoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tira um público dos pedidos novos; os antigos não mudam */
        post: operations["inativarTipoPublico"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/tipos-publico/{tipoPublicoId}/reativacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tipoPublicoId: components["parameters"]["TipoPublicoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Devolve um público aos pedidos novos */
        post: operations["reativarTipoPublico"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/transferencias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Transfere lotações de um contrato para outro a partir de um dia
         * @description O contrato de origem atende até a véspera. Os pedidos enviados desse dia em diante passam ao novo contrato, com o fornecedor e os preços dele e uma linha no histórico; os anteriores ficam como estão. A lotação que não pode ser transferida fica como está e aparece em `recusadas`, com o motivo.
         */
        post: operations["transferirLotacoes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/usuarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** As pessoas que entram no sistema */
        get: operations["listarUsuarios"];
        put?: never;
        /** Cadastra uma pessoa que entra no sistema */
        post: operations["criarUsuario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/usuarios/exportacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A lista do filtro em planilha, com o CPF mascarado */
        get: operations["exportarUsuarios"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/usuarios/{usuarioId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                usuarioId: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        /** Uma pessoa */
        get: operations["obterUsuario"];
        /**
         * Altera nome, matrícula, perfis e lotação
         * @description Mudar perfis ou lotação encerra as sessões da pessoa: o token carrega os dois.
         */
        put: operations["editarUsuario"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/usuarios/{usuarioId}/bloqueio": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                usuarioId: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impede a pessoa de entrar e encerra as sessões dela */
        post: operations["bloquearUsuario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/usuarios/{usuarioId}/desbloqueio": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                usuarioId: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deixa a pessoa entrar de novo */
        post: operations["desbloquearUsuario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/usuarios/{usuarioId}/encerramento-sessoes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                usuarioId: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Encerra todas as sessões da pessoa; ela pode entrar de novo */
        post: operations["encerrarSessoes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/usuarios/{usuarioId}/senha": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                usuarioId: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Troca a senha por uma nova, mostrada só nesta resposta, e encerra as sessões */
        post: operations["redefinirSenha"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/visoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** As visões de uma tela que a pessoa pode usar — as suas e as dos seus perfis */
        get: operations["listarVisoes"];
        put?: never;
        /** Guarda os filtros, a ordem e as colunas de uma tela com um nome */
        post: operations["criarVisao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/visoes/padrao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Escolhe a visão com que a tela abre para esta pessoa; nula, a da própria tela */
        put: operations["definirVisaoPadrao"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/visoes/{visaoId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                visaoId: components["parameters"]["VisaoId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Troca nome, endereço ou perfil de uma visão da própria pessoa */
        put: operations["editarVisao"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/visoes/{visaoId}/exclusao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                visaoId: components["parameters"]["VisaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apaga uma visão da própria pessoa */
        post: operations["excluirVisao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Documento de problema (RFC 9457). `instance` é o identificador da requisição. */
        Problema: {
            type: string;
            title: string;
            status: number;
            detail: string;
            instance: string;
            errors?: components["schemas"]["ErroDeCampo"][];
            /** @description No pedido duplicado, o pedido que já existe. */
            pedido?: components["schemas"]["ReferenciaPedido"];
            /** @description No cadastro que já existe, o registro que já existe. */
            registro?: components["schemas"]["ReferenciaRegistro"];
        };
        ReferenciaRegistro: {
            id: components["schemas"]["Id"];
            nome: string;
        };
        ErroDeCampo: {
            /** @description Ponteiro JSON do campo. */
            pointer: string;
            detail: string;
        };
        /** @enum {string} */
        Autoridade: "AL_GESTOR" | "SOLICITANTE" | "AL_ATENDIMENTO" | "AL_MONITORAMENTO" | "AL_FISCAL";
        /** @description Refeições, inteiro de 0 a 9.999 (regra R21 do domínio). */
        Quantidade: number;
        /** @description Dinheiro em centavos inteiros; nunca ponto flutuante. */
        Centavos: number;
        Id: number;
        /**
         * Format: date
         * @description Dia da refeição, sem hora nem fuso.
         */
        Data: string;
        /**
         * Format: date-time
         * @description Instante em UTC.
         */
        Instante: string;
        EscolhaDeRegistros: {
            ids: components["schemas"]["Id"][];
        };
        /** @description O que houve com cada registro de uma ação em lote. */
        ResultadosPorRegistro: {
            resultados: components["schemas"]["ResultadoDeRegistro"][];
        };
        ResultadoDeRegistro: {
            id: components["schemas"]["Id"];
            feito: boolean;
            /** @description Por que não. */
            detail?: string;
        };
        /** @description O que a importação de uma planilha fez, ou faria. */
        RelatorioImportacao: {
            simulada: boolean;
            /** @description Linhas de dados lidas. */
            linhas: number;
            novas: number;
            alteradas: number;
            iguais: number;
            /** @description Na importação de lotações: soma do efetivo de internos das linhas aceitas. */
            pessoas?: number;
            recusadas: components["schemas"]["LinhaRecusada"][];
            /** @description O cabeçalho do arquivo, na ordem das células das linhas recusadas. */
            colunas: string[];
            alteracoes: components["schemas"]["LinhaAlterada"][];
        };
        LinhaRecusada: {
            /** @description Linha do arquivo; o cabeçalho é a 1. */
            linha: number;
            /** @description Cabeçalho da coluna do primeiro problema. */
            coluna?: string;
            nome?: string;
            /** @description Tudo o que há de errado na linha. */
            motivo: string;
            /** @description As células da linha, para o arquivo a corrigir. */
            celulas: string[];
        };
        LinhaAlterada: {
            linha: number;
            nome: string;
            campos: string[];
        };
        /** @enum {string} */
        SituacaoContrato: "FUTURO" | "VIGENTE" | "A_VENCER" | "VENCIDO" | "ENCERRADO";
        ReferenciaContrato: {
            id: components["schemas"]["Id"];
            numero: string;
            /** @description Nome fantasia. */
            fornecedor: string;
        };
        Contrato: {
            id: components["schemas"]["Id"];
            numero: string;
            processo: string;
            lote: string;
            fornecedorId: components["schemas"]["Id"];
            fornecedor: string;
            cnpj: string;
            vigenciaInicio: components["schemas"]["Data"];
            vigenciaFim: components["schemas"]["Data"];
            /** @description O último dia de um contrato terminado antes do prazo. */
            encerradoEm: components["schemas"]["Data"] | null;
            valorTotalCentavos: components["schemas"]["Centavos"];
            situacao: components["schemas"]["SituacaoContrato"];
            /** @description Dias até o último, contados de hoje; nulo no que não vale hoje. */
            venceEmDias: number | null;
            /** @description Lotações atendidas hoje. */
            lotacoes: number;
        };
        PaginaContratos: {
            itens: components["schemas"]["Contrato"][];
            total: number;
            pagina: number;
            tamanho: number;
        };
        ContratoDetalhado: components["schemas"]["Contrato"] & {
            itens: components["schemas"]["ItemContrato"][];
            /** @description O contrato que este sucede. */
            contratoAnterior: components["schemas"]["ReferenciaContrato"] | null;
            versao: number;
            valorPedidoCentavos: components["schemas"]["Centavos"];
            percentualExecutado: components["schemas"]["PercentualExecutado"];
            /** @description O que a gravação deixou por resolver, uma frase por lotação. */
            avisos: string[];
        };
        /** @description Inteiro, arredondado para baixo; nulo onde nada foi contratado. */
        PercentualExecutado: number | null;
        ItemContrato: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            precoCentavos: components["schemas"]["Centavos"];
            quantidadeContratada: components["schemas"]["QuantidadeContratada"];
            /** @description Soma dos pedidos enviados. */
            quantidadePedida: number;
            /** @description Contratada menos pedida; negativo quando se pediu mais do que se contratou. */
            saldo: number;
            percentualExecutado: components["schemas"]["PercentualExecutado"];
        };
        QuantidadeContratada: number;
        ContratoDigitado: {
            numero: string;
            processo: string;
            lote: string;
            vigenciaInicio: components["schemas"]["Data"];
            vigenciaFim: components["schemas"]["Data"];
            valorTotalCentavos: components["schemas"]["Centavos"];
            contratoAnteriorId?: components["schemas"]["Id"] | null;
        };
        NovoContrato: {
            fornecedorId: components["schemas"]["Id"];
            numero: string;
            processo: string;
            lote: string;
            vigenciaInicio: components["schemas"]["Data"];
            vigenciaFim: components["schemas"]["Data"];
            valorTotalCentavos: components["schemas"]["Centavos"];
            contratoAnteriorId?: components["schemas"]["Id"] | null;
        };
        EncerramentoContrato: {
            ultimoDia: components["schemas"]["Data"];
        };
        ItensDigitados: {
            itens: components["schemas"]["ItemContratoDigitado"][];
        };
        ItemContratoDigitado: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            precoCentavos: number;
            quantidadeContratada: components["schemas"]["QuantidadeContratada"];
        };
        LotacoesDoContrato: {
            itens: components["schemas"]["LotacaoAtendida"][];
        };
        LotacaoAtendida: {
            lotacao: components["schemas"]["ReferenciaLotacao"];
            inicio: components["schemas"]["Data"];
            fim: components["schemas"]["Data"];
            /** @description Termina com o contrato, e o acompanha se ele for prorrogado. */
            ateOFim: boolean;
            refeicoes: components["schemas"]["Id"][];
        };
        NovoAtendimento: {
            lotacaoIds: components["schemas"]["Id"][];
            inicio: components["schemas"]["Data"];
            /** @description Sem ele, o fim do contrato. */
            fim?: components["schemas"]["Data"] | null;
            /** @description Sem elas, todas as que têm preço no contrato. */
            refeicoes?: components["schemas"]["Id"][];
        };
        FimDeAtendimento: {
            lotacaoIds: components["schemas"]["Id"][];
            ultimoDia: components["schemas"]["Data"];
            /** @description Sem elas, todas. */
            refeicoes?: components["schemas"]["Id"][];
        };
        LotacoesCandidatas: {
            itens: components["schemas"]["LotacaoCandidata"][];
        };
        LotacaoCandidata: {
            lotacao: components["schemas"]["ReferenciaLotacao"];
            ocupacoes: components["schemas"]["OcupacaoLotacao"][];
        };
        /** @description Quem já entrega uma refeição a uma lotação, e até quando. */
        OcupacaoLotacao: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            contrato: components["schemas"]["ReferenciaContrato"];
            inicio: components["schemas"]["Data"];
            fim: components["schemas"]["Data"];
        };
        /** @description Um mês, como 2026-11. */
        Mes: string;
        PessoasOuNada: components["schemas"]["Pessoas"] | null;
        EfetivoDoMes: {
            lotacao: components["schemas"]["ReferenciaLotacao"];
            mes: components["schemas"]["Mes"];
            hoje: components["schemas"]["Data"];
            ate: components["schemas"]["Data"];
            /** @description Todos os dias do mês, em ordem. */
            dias: components["schemas"]["DiaDeEfetivo"][];
        };
        /** @description Um dia do mês; números nulos quando o dia não foi informado. */
        DiaDeEfetivo: {
            data: components["schemas"]["Data"];
            internos: components["schemas"]["PessoasOuNada"];
            servidoresPlantao: components["schemas"]["PessoasOuNada"];
            servidoresExpediente: components["schemas"]["PessoasOuNada"];
            visitantesPrevistos: components["schemas"]["PessoasOuNada"];
            fonte: components["schemas"]["FonteEfetivo"] | null;
            capturadoEm: components["schemas"]["Instante"] | null;
        };
        DiasDeEfetivo: {
            dias: components["schemas"]["NovoDiaDeEfetivo"][];
        };
        NovoDiaDeEfetivo: {
            data: components["schemas"]["Data"];
            internos: components["schemas"]["Pessoas"];
            servidoresPlantao: components["schemas"]["Pessoas"];
            servidoresExpediente: components["schemas"]["Pessoas"];
            visitantesPrevistos?: components["schemas"]["PessoasOuNada"];
        };
        Pessoas: number;
        /** @enum {string} */
        FonteEfetivo: "MANUAL" | "IMPORTADO" | "INTEGRACAO";
        NovoEfetivo: {
            internos: components["schemas"]["Pessoas"];
            servidoresPlantao: components["schemas"]["Pessoas"];
            servidoresExpediente: components["schemas"]["Pessoas"];
            visitantesPrevistos?: components["schemas"]["PessoasOuNada"];
        };
        Efetivo: {
            lotacao: components["schemas"]["ReferenciaLotacao"];
            data: components["schemas"]["Data"];
            internos: components["schemas"]["Pessoas"];
            servidoresPlantao: components["schemas"]["Pessoas"];
            servidoresExpediente: components["schemas"]["Pessoas"];
            fonte: components["schemas"]["FonteEfetivo"];
            capturadoEm: components["schemas"]["Instante"];
        };
        PaginaEfetivos: {
            itens: components["schemas"]["Efetivo"][];
            total: number;
            pagina: number;
            tamanho: number;
        };
        NovoFeriado: {
            data: components["schemas"]["Data"];
            descricao: string;
            ambito: components["schemas"]["AmbitoFeriado"];
            uf?: components["schemas"]["Uf"] | null;
            municipio?: string | null;
            lotacaoId?: components["schemas"]["Id"] | null;
        };
        Feriado: {
            id: components["schemas"]["Id"];
            data: components["schemas"]["Data"];
            descricao: string;
            ambito: components["schemas"]["AmbitoFeriado"];
            uf: components["schemas"]["Uf"] | null;
            municipio: string | null;
            lotacao: components["schemas"]["ReferenciaLotacao"] | null;
            ativo: boolean;
            versao: number;
        };
        /** @enum {string} */
        OrigemFeriado: "OFICIAL" | "PROPRIO";
        /** @enum {string} */
        AcaoFeriado: "editar" | "desligar" | "religar" | "inativar" | "reativar";
        FeriadoOficial: {
            data: components["schemas"]["Data"];
            /** @description Nula no feriado nacional. */
            uf: components["schemas"]["Uf"] | null;
            ligado: boolean;
        };
        DiaFeriado: {
            /** @description Só o dia próprio tem. */
            id: components["schemas"]["Id"] | null;
            data: components["schemas"]["Data"];
            nome: string;
            ambito: components["schemas"]["AmbitoFeriado"];
            uf: components["schemas"]["Uf"] | null;
            municipio: string | null;
            lotacao: components["schemas"]["ReferenciaLotacao"] | null;
            origem: components["schemas"]["OrigemFeriado"];
            ativo: boolean;
            versao: number | null;
            acoes: components["schemas"]["AcaoFeriado"][];
        };
        CalendarioFeriados: {
            ano: number;
            hoje: components["schemas"]["Data"];
            itens: components["schemas"]["DiaFeriado"][];
        };
        /** @enum {string} */
        SituacaoFornecedor: "ATIVO" | "INATIVO";
        /** @enum {string} */
        OrdemFornecedores: "nome" | "-nome" | "cnpj" | "-cnpj" | "alvara" | "-alvara";
        /** @enum {string} */
        SituacaoAlvara: "NAO_INFORMADO" | "EM_DIA" | "VENCENDO" | "VENCIDO";
        /** @enum {string} */
        AssuntoEmail: "PEDIDOS" | "OCORRENCIAS" | "MEDICAO" | "CONTRATO";
        EmailPorAssunto: {
            assunto: components["schemas"]["AssuntoEmail"];
            email: components["schemas"]["Email"];
        };
        Email: string;
        FornecedorResumido: {
            id: components["schemas"]["Id"];
            /** @description Sem pontuação. */
            cnpj: string;
            razaoSocial: string;
            nomeFantasia: string;
            contratosVigentes: number;
            contratoAVencer: components["schemas"]["VencimentoContrato"] | null;
            /** @description Lotações atendidas hoje. */
            lotacoes: number;
            alvaraValidade: components["schemas"]["Data"] | null;
            situacaoAlvara: components["schemas"]["SituacaoAlvara"];
            ativo: boolean;
        };
        /** @description O contrato que termina primeiro, nos próximos 30 dias. */
        VencimentoContrato: {
            id: components["schemas"]["Id"];
            numero: string;
            venceEmDias: number;
        };
        PaginaFornecedores: {
            itens: components["schemas"]["FornecedorResumido"][];
            total: number;
            pagina: number;
            tamanho: number;
        };
        FornecedorDigitado: {
            /** @description Com ou sem pontuação. */
            cnpj: string;
            razaoSocial: string;
            /** @description Sem ele, a razão social. */
            nomeFantasia?: string | null;
            representanteLegal?: string | null;
            prepostoNome?: string | null;
            prepostoTelefone?: string | null;
            prepostoEmail?: string | null;
            nutricionistaNome?: string | null;
            nutricionistaCrn?: string | null;
            endereco?: string | null;
            emails?: components["schemas"]["EmailPorAssunto"][];
            alvaraNumero?: string | null;
            alvaraValidade?: components["schemas"]["Data"] | null;
        };
        Fornecedor: {
            id: components["schemas"]["Id"];
            /** @description Sem pontuação. */
            cnpj: string;
            razaoSocial: string;
            nomeFantasia: string;
            representanteLegal: string | null;
            prepostoNome: string | null;
            prepostoTelefone: string | null;
            prepostoEmail: string | null;
            nutricionistaNome: string | null;
            nutricionistaCrn: string | null;
            endereco: string | null;
            emails: components["schemas"]["EmailPorAssunto"][];
            alvaraNumero: string | null;
            alvaraValidade: components["schemas"]["Data"] | null;
            situacaoAlvara: components["schemas"]["SituacaoAlvara"];
            ativo: boolean;
            versao: number;
        };
        IdsEmLote: {
            ids: components["schemas"]["Id"][];
        };
        ResultadosEmLote: {
            resultados: components["schemas"]["ResultadoEmLote"][];
        };
        ResultadoEmLote: {
            id: components["schemas"]["Id"];
            feito: boolean;
            /** @description Por que não foi feito. */
            detail?: string;
        };
        NomeFoto: string;
        /** @enum {string} */
        ContextoFoto: "RECEBIMENTO" | "PESAGEM" | "TERMOMETRO" | "MARMITA" | "VEICULO" | "NAO_CONFORMIDADE";
        Foto: {
            foto: components["schemas"]["NomeFoto"];
            sha256: string;
            bytes: number;
            /** @enum {string} */
            tipo: "image/jpeg" | "image/png";
            contexto: components["schemas"]["ContextoFoto"];
            enviadaEm: components["schemas"]["Instante"];
        };
        /** @description Quem fez; nulo quando foi o próprio sistema ou um comando. */
        PessoaDoRegistro: {
            nome: string;
            matricula: string;
        };
        AlteracaoDeCampo: {
            campo: string;
            /** @description O valor de antes; nulo quando não havia. */
            antes: unknown;
            /** @description O valor de depois; nulo quando ficou vazio. */
            depois: unknown;
        };
        RegistroHistorico: {
            id: number;
            em: components["schemas"]["Instante"];
            pessoa: components["schemas"]["PessoaDoRegistro"] | null;
            acao: string;
            entidade: string;
            entidadeId: string | null;
            /** @description Como o registro se chama hoje, quando se sabe. */
            nome?: string | null;
            alteracoes: components["schemas"]["AlteracaoDeCampo"][];
            /** @description O que mais a operação contou. */
            dados?: {
                [key: string]: unknown;
            };
        };
        PaginaHistorico: {
            itens: components["schemas"]["RegistroHistorico"][];
            /** @description O `antesDe` da próxima página; nulo na última. */
            proximo: number | null;
        };
        Credenciais: {
            /** @description Só os 11 dígitos. */
            cpf: string;
            senha: string;
        };
        TokenEmitido: {
            token: string;
        };
        ConjuntoDeChaves: {
            keys: components["schemas"]["ChavePublica"][];
        };
        ChavePublica: {
            kty: string;
            kid: string;
            alg: string;
            /** @constant */
            use: "sig";
        } & {
            [key: string]: string;
        };
        /** @enum {string} */
        Uf: "AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO";
        /** @enum {string} */
        TipoLotacao: "UNIDADE_PRISIONAL" | "DELEGACIA" | "ABRIGO" | "SOCIOEDUCATIVO" | "QUARTEL" | "ADMINISTRATIVO";
        Lotacao: {
            id: components["schemas"]["Id"];
            codigo: string;
            nome: string;
            sigla: string | null;
            tipo: components["schemas"]["TipoLotacao"];
            municipio: string;
            uf: components["schemas"]["Uf"];
            /** @description Zona IANA da unidade. */
            fusoHorario: string;
            capacidade: number | null;
            telefone: string | null;
            ativa: boolean;
            versao: number;
            /** @description O que falta para os pedidos de hoje em diante. */
            pendencias: components["schemas"]["PendenciaLotacao"][];
        };
        /**
         * @description O que uma lotação ativa ainda não tem.
         * @enum {string}
         */
        PendenciaLotacao: "SEM_CONTRATO" | "SEM_PROGRAMACAO" | "SEM_EFETIVO";
        LotacaoDetalhada: {
            id: components["schemas"]["Id"];
            codigo: string;
            nome: string;
            sigla: string | null;
            tipo: components["schemas"]["TipoLotacao"];
            municipio: string;
            uf: components["schemas"]["Uf"];
            /** @description Zona IANA da unidade. */
            fusoHorario: string;
            endereco: string | null;
            telefone: string | null;
            email: string | null;
            responsavelNome: string | null;
            capacidade: number | null;
            /** @description A unidade maior pela qual esta é atendida. */
            lotacaoPrincipal: components["schemas"]["ReferenciaLotacao"] | null;
            ativa: boolean;
            versao: number;
        };
        /** @description As zonas IANA do Brasil. */
        FusoHorario: string;
        DadosLotacao: {
            codigo?: string | null;
            nome: string;
            sigla?: string | null;
            tipo: components["schemas"]["TipoLotacao"];
            municipio: string;
            uf: components["schemas"]["Uf"];
            fusoHorario?: components["schemas"]["FusoHorario"] | null;
            endereco?: string | null;
            telefone?: string | null;
            email?: string | null;
            responsavelNome?: string | null;
            capacidade?: number | null;
            lotacaoPrincipalId?: components["schemas"]["Id"] | null;
        };
        PaginaLotacoes: {
            itens: components["schemas"]["Lotacao"][];
            total: number;
            pagina: number;
            tamanho: number;
        };
        ReferenciaLotacao: {
            id: components["schemas"]["Id"];
            nome: string;
            municipio: string;
            uf: components["schemas"]["Uf"];
        };
        ColunaMapa: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            refeicao: string;
            publico: string;
        };
        LinhaMapa: {
            lotacao: components["schemas"]["ReferenciaLotacao"];
            pedido: components["schemas"]["ReferenciaPedido"] | null;
            /** @description Nula quando não há pedido. */
            situacao: components["schemas"]["SituacaoPedido"] | null;
            internos: number | null;
            servidores: number | null;
            /** @description Só do que foi enviado. */
            quantidades: components["schemas"]["Quantidade"][];
            diferencas: (number | null)[];
            total: number;
            maiorDiferenca: components["schemas"]["Diferenca"];
            valorCentavos: components["schemas"]["Centavos"];
        };
        TotaisMapa: {
            lotacoes: number;
            comPedido: number;
            internos: number;
            servidores: number;
            quantidades: number[];
            total: number;
            /** @description Soma das refeições acima do efetivo. */
            acimaDoEfetivo: number;
            valorCentavos: components["schemas"]["Centavos"];
            valorDesvioCentavos: components["schemas"]["Centavos"];
        };
        MapaDiario: {
            data: components["schemas"]["Data"];
            geradoEm: components["schemas"]["Instante"];
            /** @description Há lotação ativa sem pedido enviado. */
            parcial: boolean;
            colunas: components["schemas"]["ColunaMapa"][];
            linhas: components["schemas"]["LinhaMapa"][];
            totais: components["schemas"]["TotaisMapa"];
            regras: components["schemas"]["RegrasPedido"];
        };
        /** @enum {string} */
        ContextoMotivo: "AJUSTE" | "CANCELAMENTO" | "DEVOLUCAO" | "RECUSA" | "RECUSA_ENTREGA" | "NAO_ENTREGA" | "REABERTURA" | "JUSTIFICATIVA_ACIMA" | "EMERGENCIA";
        CodigoMotivo: string;
        Motivo: {
            id: components["schemas"]["Id"];
            contexto: components["schemas"]["ContextoMotivo"];
            codigo: components["schemas"]["CodigoMotivo"];
            texto: string;
            /** @description Quem escolhe precisa explicar com as próprias palavras. */
            exigeTexto: boolean;
            ordem: number;
            ativo: boolean;
            versao: number;
        };
        NovoMotivo: {
            contexto: components["schemas"]["ContextoMotivo"];
            /** @description Sem ele, sai do texto. */
            codigo?: components["schemas"]["CodigoMotivo"];
            texto: string;
            exigeTexto: boolean;
        };
        EdicaoMotivo: {
            texto: string;
            exigeTexto: boolean;
        };
        OrdemDosMotivos: {
            contexto: components["schemas"]["ContextoMotivo"];
            /** @description Todos os motivos do contexto, na ordem desejada. */
            ids: components["schemas"]["Id"][];
        };
        ChaveParametro: string;
        /** @enum {string} */
        TipoParametro: "INTEIRO" | "LOGICO" | "OPCAO";
        ValorParametro: number | boolean | string;
        /** @description Nulo é o padrão do sistema. */
        ValorOuPadrao: components["schemas"]["ValorParametro"] | null;
        OpcaoParametro: {
            valor: string;
            rotulo: string;
        };
        ProximaMudanca: {
            valeDe: components["schemas"]["Data"];
            valor: components["schemas"]["ValorParametro"];
        };
        Parametro: {
            chave: components["schemas"]["ChaveParametro"];
            grupo: string;
            titulo: string;
            descricao: string;
            /** @description A regra do domínio, como R4. */
            regra: string;
            tipo: components["schemas"]["TipoParametro"];
            unidade: string | null;
            padrao: components["schemas"]["ValorParametro"];
            minimo: number | null;
            maximo: number | null;
            opcoes: components["schemas"]["OpcaoParametro"][];
            /** @description Falso nas regras de telas que ainda virão. */
            emUso: boolean;
            /** @description O que vale hoje. */
            valor: components["schemas"]["ValorParametro"];
            /** @description Ninguém definiu outro valor, ou se voltou ao padrão. */
            noPadrao: boolean;
            valeDe: components["schemas"]["Data"] | null;
            proxima: components["schemas"]["ProximaMudanca"] | null;
            versao: number;
        };
        ListaParametros: {
            hoje: components["schemas"]["Data"];
            itens: components["schemas"]["Parametro"][];
        };
        VigenciaParametro: {
            valeDe: components["schemas"]["Data"];
            valor: components["schemas"]["ValorParametro"];
            noPadrao: boolean;
            situacao: components["schemas"]["SituacaoVigencia"];
            criadaEm: components["schemas"]["Instante"];
            criadaPor: string | null;
        };
        ParametroDetalhado: {
            hoje: components["schemas"]["Data"];
            parametro: components["schemas"]["Parametro"];
            versao: number;
            /** @description Da mais nova à mais antiga. */
            vigencias: components["schemas"]["VigenciaParametro"][];
        };
        NovaVigenciaParametro: {
            valeDe: components["schemas"]["Data"];
            valor: components["schemas"]["ValorOuPadrao"];
        };
        /** @enum {string} */
        SituacaoPedido: "RASCUNHO" | "ENVIADO";
        /**
         * @description PROGRAMADO vira EMERGENCIAL quando enviado depois do prazo.
         * @enum {string}
         */
        TipoPedido: "PROGRAMADO" | "EMERGENCIAL";
        /** @enum {string} */
        OrdemPedidos: "dataRefeicao" | "-dataRefeicao" | "lotacao" | "-lotacao" | "total" | "-total" | "alteradoEm" | "-alteradoEm";
        /**
         * @description O que esta pessoa pode fazer com este pedido agora.
         * @enum {string}
         */
        AcaoPedido: "editar" | "enviar";
        /** @enum {string} */
        EventoPedido: "criar" | "editar" | "enviar" | "transferir";
        ReferenciaPedido: {
            id: components["schemas"]["Id"];
            numero: components["schemas"]["NumeroPedido"];
        };
        NumeroPedido: string;
        ItemDigitado: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            quantidade: components["schemas"]["Quantidade"];
        };
        NovoPedido: {
            lotacaoId: components["schemas"]["Id"];
            dataRefeicao: components["schemas"]["Data"];
            itens: components["schemas"]["ItemDigitado"][];
            observacao?: string;
        };
        EdicaoPedido: {
            itens: components["schemas"]["ItemDigitado"][];
            observacao?: string;
        };
        EnvioPedido: {
            /** @description Obrigatória depois do prazo e para quantidade mais de 5 acima do efetivo. */
            justificativa?: string;
        };
        ItemPedido: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            quantidadeProgramada: components["schemas"]["Quantidade"];
            quantidadeSolicitada: components["schemas"]["Quantidade"];
            /** @description Congelado no envio; nulo no rascunho. */
            precoCentavos: components["schemas"]["Centavos"] | null;
            /** @description O contrato do preço; congelado no envio, nulo no rascunho. */
            contratoId: components["schemas"]["Id"] | null;
        };
        EfetivoInformado: {
            data: components["schemas"]["Data"];
            internos: components["schemas"]["Pessoas"];
            /** @description Plantão mais expediente. */
            servidores: number;
            capturadoEm: components["schemas"]["Instante"];
        };
        HistoricoPedido: {
            em: components["schemas"]["Instante"];
            por: string;
            evento: components["schemas"]["EventoPedido"];
            de: components["schemas"]["SituacaoPedido"] | null;
            para: components["schemas"]["SituacaoPedido"];
            alteracoes: components["schemas"]["AlteracaoItem"][];
            /** @description O que mudou além das quantidades, em palavras. */
            detalhe: string | null;
        };
        AlteracaoItem: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            de: components["schemas"]["Quantidade"] | null;
            para: components["schemas"]["Quantidade"] | null;
        };
        PedidoResumido: {
            id: components["schemas"]["Id"];
            numero: components["schemas"]["NumeroPedido"];
            lotacao: components["schemas"]["ReferenciaLotacao"];
            dataRefeicao: components["schemas"]["Data"];
            tipo: components["schemas"]["TipoPedido"];
            situacao: components["schemas"]["SituacaoPedido"];
            foraDoPrazo: boolean;
            /** @description Os que entregam as refeições pedidas; vazio antes do envio. */
            contratos: components["schemas"]["ReferenciaContrato"][];
            /** @description Soma por tipo de alimentação. */
            refeicoes: components["schemas"]["TotalPorRefeicao"][];
            totalRefeicoes: number;
            /** @description Efetivo de internos do dia. */
            internos: number | null;
            maiorDiferenca: components["schemas"]["Diferenca"];
            valorPrevistoCentavos: components["schemas"]["Centavos"] | null;
            enviadoEm: components["schemas"]["Instante"] | null;
            alteradoEm: components["schemas"]["Instante"];
            acoes: components["schemas"]["AcaoPedido"][];
        };
        TotalPorRefeicao: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            total: number;
        };
        /**
         * @description OK até 0; ACIMA de 1 a 5; MUITO_ACIMA mais de 5; SEM_BASE sem efetivo com que comparar (regras R15 e R16).
         * @enum {string}
         */
        FaixaDiferenca: "OK" | "ACIMA" | "MUITO_ACIMA" | "SEM_BASE";
        Diferenca: {
            valor: number | null;
            faixa: components["schemas"]["FaixaDiferenca"];
        };
        PaginaPedidos: {
            itens: components["schemas"]["PedidoResumido"][];
            total: number;
            pagina: number;
            tamanho: number;
            porSituacao: components["schemas"]["ContagemPorSituacao"];
        };
        ContagemPorSituacao: {
            RASCUNHO: number;
            ENVIADO: number;
        };
        Pedido: {
            id: components["schemas"]["Id"];
            numero: components["schemas"]["NumeroPedido"];
            lotacao: components["schemas"]["ReferenciaLotacao"];
            dataRefeicao: components["schemas"]["Data"];
            tipo: components["schemas"]["TipoPedido"];
            situacao: components["schemas"]["SituacaoPedido"];
            foraDoPrazo: boolean;
            /** @description Congelados no envio; no rascunho, os que atendem a lotação na data. Mais de um quando as refeições têm fornecedores diferentes. */
            contratos: components["schemas"]["ReferenciaContrato"][];
            prazoLimiteEm: components["schemas"]["Instante"];
            justificativa: string | null;
            observacao: string | null;
            efetivo: components["schemas"]["EfetivoInformado"] | null;
            itens: components["schemas"]["ItemPedido"][];
            totalRefeicoes: number;
            valorPrevistoCentavos: components["schemas"]["Centavos"] | null;
            criadoEm: components["schemas"]["Instante"];
            criadoPor: string;
            enviadoEm: components["schemas"]["Instante"] | null;
            enviadoPor: string | null;
            alteradoEm: components["schemas"]["Instante"];
            /** @description O ETag do pedido é a versão entre aspas; é o que se manda em If-Match. */
            versao: number;
            acoes: components["schemas"]["AcaoPedido"][];
            historico: components["schemas"]["HistoricoPedido"][];
        };
        PreparoPedido: {
            agora: components["schemas"]["Instante"];
            lotacao: components["schemas"]["ReferenciaLotacao"];
            fusoHorario: string;
            data: components["schemas"]["Data"];
            prazo: components["schemas"]["PrazoPedido"];
            contratos: components["schemas"]["ReferenciaContrato"][];
            efetivo: components["schemas"]["EfetivoInformado"] | null;
            refeicoes: components["schemas"]["TipoAlimentacao"][];
            publicos: components["schemas"]["TipoPublico"][];
            celulas: components["schemas"]["CelulaPreparo"][];
            regras: components["schemas"]["RegrasPedido"];
            dias: components["schemas"]["DiaPreparo"][];
            pedido: components["schemas"]["Pedido"] | null;
            acoes: ("criar" | "editar" | "enviar")[];
        };
        PrazoPedido: {
            limiteEm: components["schemas"]["Instante"];
            encerrado: boolean;
        };
        /** @description Uma refeição para um público; as quantidades são nulas quando não houve pedido naquele dia. */
        CelulaPreparo: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            programada: components["schemas"]["Quantidade"];
            ontem: components["schemas"]["Quantidade"] | null;
            semanaPassada: components["schemas"]["Quantidade"] | null;
            /** @description Nulo quando o contrato não tem preço; a célula não pode ser pedida. */
            precoCentavos: components["schemas"]["Centavos"] | null;
            /** @description Efetivo com que a quantidade se compara. */
            base: number | null;
        };
        RegrasPedido: {
            quantidadeMaxima: number;
            /** @description Diferença acima da qual a célula é ACIMA (0). */
            atencaoAcimaDe: number;
            /** @description Diferença acima da qual a célula é MUITO_ACIMA e pede motivo (5). */
            justificativaAcimaDe: number;
            horizonteDias: number;
        };
        DiaPreparo: {
            data: components["schemas"]["Data"];
            situacao: components["schemas"]["SituacaoPedido"] | null;
            encerrado: boolean;
        };
        ResumoPedidos: {
            data: components["schemas"]["Data"];
            agora: components["schemas"]["Instante"];
            prazo: components["schemas"]["PrazoPedido"];
            lotacoes: number;
            enviados: number;
            rascunhos: number;
            semPedido: number;
            emergenciais: number;
            /** @description Pedidos com alguma célula MUITO_ACIMA. */
            acimaDoEfetivo: number;
            refeicoes: components["schemas"]["TotalPorRefeicao"][];
            valorPrevistoCentavos: components["schemas"]["Centavos"];
            /** @description As primeiras sem pedido enviado, por nome. */
            lotacoesSemPedido: components["schemas"]["ReferenciaLotacao"][];
        };
        ItemProgramacao: {
            diaSemana: components["schemas"]["DiaSemana"];
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            quantidade: components["schemas"]["Quantidade"];
        };
        /** @description 0 é domingo. */
        DiaSemana: number;
        /**
         * @description O que a semana dá em um dia que é feriado na lotação.
         * @enum {string}
         */
        RegraFeriado: "COMO_O_DIA" | "COMO_SABADO" | "COMO_DOMINGO";
        /** @enum {string} */
        SituacaoProgramacao: "FUTURA" | "VIGENTE" | "ENCERRADA";
        /** @enum {string} */
        AcaoProgramacao: "editar" | "encerrar" | "remover";
        NovaProgramacao: {
            vigenciaInicio: components["schemas"]["Data"];
            vigenciaFim?: components["schemas"]["Data"] | null;
            observacao?: string;
            regraFeriado?: components["schemas"]["RegraFeriado"];
            itens: components["schemas"]["ItemProgramacao"][];
        };
        EdicaoProgramacao: {
            vigenciaFim?: components["schemas"]["Data"] | null;
            observacao?: string | null;
            regraFeriado?: components["schemas"]["RegraFeriado"];
            itens: components["schemas"]["ItemProgramacao"][];
        };
        EncerramentoProgramacao: {
            /** @description O último dia em que vale; de ontem em diante. */
            em: components["schemas"]["Data"];
        };
        VersaoProgramacao: {
            id: components["schemas"]["Id"];
            lotacaoId: components["schemas"]["Id"];
            vigenciaInicio: components["schemas"]["Data"];
            vigenciaFim: components["schemas"]["Data"] | null;
            situacao: components["schemas"]["SituacaoProgramacao"];
            regraFeriado: components["schemas"]["RegraFeriado"];
            observacao: string | null;
            /** @description Refeições da semana. */
            totalSemanal: number;
            alteradoEm: components["schemas"]["Instante"];
            alteradoPor: string | null;
            versao: number;
            acoes: components["schemas"]["AcaoProgramacao"][];
        };
        Programacao: components["schemas"]["VersaoProgramacao"] & {
            itens: components["schemas"]["ItemProgramacao"][];
        };
        LinhaDoTempo: {
            /** @description O dia de hoje na lotação. */
            hoje: components["schemas"]["Data"];
            versoes: components["schemas"]["VersaoProgramacao"][];
        };
        /** @enum {string} */
        MotivoExcecao: "FERIADO" | "DIA_DE_VISITA" | "EVENTO" | "OUTRO";
        ItemExcecao: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            quantidade: components["schemas"]["Quantidade"];
        };
        NovaExcecao: {
            dataInicio: components["schemas"]["Data"];
            dataFim: components["schemas"]["Data"];
            motivo: components["schemas"]["MotivoExcecao"];
            descricao?: string | null;
            itens: components["schemas"]["ItemExcecao"][];
        };
        Excecao: {
            id: components["schemas"]["Id"];
            lotacaoId: components["schemas"]["Id"];
            dataInicio: components["schemas"]["Data"];
            dataFim: components["schemas"]["Data"];
            motivo: components["schemas"]["MotivoExcecao"];
            descricao: string | null;
            itens: components["schemas"]["ItemExcecao"][];
            /** @description Refeições de um dia. */
            total: number;
            versao: number;
            acoes: components["schemas"]["AcaoProgramacao"][];
        };
        NovaJanela: {
            valeDe: components["schemas"]["Data"];
            entregaInicio: components["schemas"]["Hora"] | null;
            entregaFim: components["schemas"]["Hora"] | null;
        };
        JanelaDaRefeicao: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            nome: string;
            padraoInicio: components["schemas"]["Hora"];
            padraoFim: components["schemas"]["Hora"];
            entregaInicio: components["schemas"]["Hora"];
            entregaFim: components["schemas"]["Hora"];
            /** @description A lotação tem janela própria para esta refeição nesse dia. */
            propria: boolean;
            mudancas: components["schemas"]["MudancaDeJanela"][];
        };
        MudancaDeJanela: {
            valeDe: components["schemas"]["Data"];
            entregaInicio: components["schemas"]["Hora"] | null;
            entregaFim: components["schemas"]["Hora"] | null;
        };
        JanelasDaLotacao: {
            data: components["schemas"]["Data"];
            janelas: components["schemas"]["JanelaDaRefeicao"][];
            avisos: string[];
        };
        /**
         * @description De onde vêm as quantidades de um dia.
         * @enum {string}
         */
        OrigemDoDia: "EXCECAO" | "FERIADO" | "DIA_DA_SEMANA" | "SEM_PROGRAMACAO";
        /** @enum {string} */
        AmbitoFeriado: "NACIONAL" | "ESTADUAL" | "MUNICIPAL" | "LOTACAO";
        FeriadoDoDia: {
            nome: string;
            ambito: components["schemas"]["AmbitoFeriado"];
        };
        ItemPrevisto: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            quantidade: components["schemas"]["Quantidade"];
            precoCentavos: components["schemas"]["Centavos"] | null;
        };
        DiaPrevisto: {
            data: components["schemas"]["Data"];
            origem: components["schemas"]["OrigemDoDia"];
            feriado: components["schemas"]["FeriadoDoDia"] | null;
            excecao: components["schemas"]["ExcecaoDoDia"] | null;
            diaUsado: components["schemas"]["DiaSemana"] | null;
            itens: components["schemas"]["ItemPrevisto"][];
            total: number;
            valorCentavos: components["schemas"]["Centavos"];
            /** @description Refeições sem preço no contrato do dia. */
            semPreco: number;
            contratos: components["schemas"]["ReferenciaContrato"][];
        };
        ExcecaoDoDia: {
            id: components["schemas"]["Id"];
            motivo: components["schemas"]["MotivoExcecao"];
            descricao: string | null;
        };
        PrevisaoProgramacao: {
            hoje: components["schemas"]["Data"];
            dias: components["schemas"]["DiaPrevisto"][];
            total: number;
            valorCentavos: components["schemas"]["Centavos"];
        };
        SemanaDoEfetivo: {
            /** @description O dia do efetivo usado; nulo quando a lotação não tem efetivo. */
            efetivoDe: components["schemas"]["Data"] | null;
            itens: components["schemas"]["ItemProgramacao"][];
        };
        /** @enum {string} */
        EstadoProgramacao: "SEM_PROGRAMACAO" | "COM_PROGRAMACAO" | "TERMINA_EM_BREVE" | "DIFERE_DO_EFETIVO";
        ProximaExcecao: {
            dataInicio: components["schemas"]["Data"];
            dataFim: components["schemas"]["Data"];
            motivo: components["schemas"]["MotivoExcecao"];
            descricao: string | null;
        };
        EstadoDaLotacao: {
            /** @description A lotação. */
            id: components["schemas"]["Id"];
            codigo: string;
            nome: string;
            municipio: string;
            uf: components["schemas"]["Uf"];
            programacaoId: components["schemas"]["Id"] | null;
            vigenciaInicio: components["schemas"]["Data"] | null;
            vigenciaFim: components["schemas"]["Data"] | null;
            totalSemanal: number | null;
            /** @description Termina em até 7 dias sem outra que a siga. */
            terminaEmBreve: boolean;
            proximaExcecao: components["schemas"]["ProximaExcecao"] | null;
            proximaVersao: components["schemas"]["Data"] | null;
            /** @description Média das refeições servidas aos públicos de internos. */
            internosProgramados: number | null;
            /** @description Média de 30 dias do efetivo. */
            internosMedios: number | null;
            diferencaPercentual: number | null;
            /** @description A programação passa de 5 % de diferença da média do efetivo. */
            difere: boolean;
        };
        PaginaProgramacoes: {
            itens: components["schemas"]["EstadoDaLotacao"][];
            total: number;
            pagina: number;
            tamanho: number;
        };
        /** @enum {string} */
        ModoAplicacao: "COPIAR" | "PERCENTUAL" | "DO_EFETIVO";
        AplicacaoProgramacao: {
            modo: components["schemas"]["ModoAplicacao"];
            vigenciaInicio: components["schemas"]["Data"];
            /** @description Em COPIAR, de quem é a semana. */
            deLotacaoId?: components["schemas"]["Id"];
            /** @description Em PERCENTUAL, por cento inteiro. */
            percentual?: number;
            lotacaoIds: components["schemas"]["Id"][];
        };
        CelulaMudada: {
            diaSemana: components["schemas"]["DiaSemana"];
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            de: components["schemas"]["Quantidade"];
            para: components["schemas"]["Quantidade"];
        };
        AplicacaoNaLotacao: {
            id: components["schemas"]["Id"];
            nome: string;
            feito: boolean;
            /** @description Por que não foi feito. */
            detail?: string;
            /** @description Células que mudam. */
            celulas: number;
            totalAntes: number;
            totalDepois: number;
            /** @description As células que mudam, quando são pedidas até 50 lotações; vazia acima disso. */
            mudancas: components["schemas"]["CelulaMudada"][];
        };
        ResultadoAplicacao: {
            simulada: boolean;
            resultados: components["schemas"]["AplicacaoNaLotacao"][];
        };
        GeracaoProgramacoes: {
            vigenciaInicio: components["schemas"]["Data"];
            /** @description Sem a lista, todas as lotações ativas que ainda não têm programação nessa data. */
            lotacaoIds?: components["schemas"]["Id"][];
        };
        ResultadoGeracao: {
            geradas: number;
            semEfetivo: components["schemas"]["Id"][];
            limitadas: components["schemas"]["Id"][];
        };
        Saude: {
            /** @enum {string} */
            status: "ok";
        };
        Hora: string;
        /**
         * @description Nome da figura na coleção Phosphor.
         * @enum {string}
         */
        IconeRefeicao: "Coffee" | "Bread" | "Egg" | "Cookie" | "CookingPot" | "BowlFood" | "BowlSteam" | "ForkKnife" | "Hamburger" | "OrangeSlice" | "AppleLogo" | "Carrot" | "Fish" | "Backpack" | "Moon" | "SunHorizon";
        /**
         * @description Uma cor da paleta, com contraste conferido no claro e no escuro.
         * @enum {string}
         */
        CorRefeicao: "ANIL" | "VERDE" | "AMBAR" | "TERRA" | "VINHO" | "ROXO" | "PETROLEO" | "GRAFITE";
        /** @description Horários e limites de um tipo, no relógio da unidade. */
        HorariosDoTipo: {
            /** @description Até quando se pede (R1). */
            horaLimitePedido: components["schemas"]["Hora"];
            /** @description Quantos dias antes do dia da refeição o pedido fecha. */
            diasAntecedencia: number;
            /** @description Até quando se ajusta (R2); nulo não aceita ajuste. */
            horaLimiteAjuste: components["schemas"]["Hora"] | null;
            /** @description 0 é no próprio dia; 1 é na véspera. */
            diasAntecedenciaAjuste: number;
            entregaInicio: components["schemas"]["Hora"];
            entregaFim: components["schemas"]["Hora"];
            /** @description Minutos depois do fim da janela em que a entrega ainda não é atraso (R6). */
            toleranciaMin: number;
            /** @description Peso líquido mínimo, em gramas (R12). */
            pesoMinimoG: number | null;
            /** @description Quanto a média da amostra pode ficar abaixo (R13). */
            toleranciaPesoPct: number;
            /** @description Quanto uma unidade da amostra pode ficar abaixo (R13). */
            toleranciaPesoUnidadePct: number;
            /** @description Comida quente na chegada, em graus (R9). */
            tempMinimaQuenteC: number | null;
            /** @description Comida fria na chegada, em graus (R10). */
            tempMaximaFriaC: number | null;
        };
        TipoAlimentacao: {
            id: components["schemas"]["Id"];
            nome: string;
            sigla: string;
            ordem: number;
            icone: components["schemas"]["IconeRefeicao"];
            cor: components["schemas"]["CorRefeicao"];
            /** @description Os servidores de expediente só comem as refeições do meio do dia. */
            meioDoDia: boolean;
            /** @description O recebimento exige foto. */
            fotoObrigatoria: boolean;
            horaLimitePedido: components["schemas"]["Hora"];
            diasAntecedencia: number;
            horaLimiteAjuste: components["schemas"]["Hora"] | null;
            diasAntecedenciaAjuste: number;
            entregaInicio: components["schemas"]["Hora"];
            entregaFim: components["schemas"]["Hora"];
            ativo: boolean;
            /** @description Na lista de hoje: o primeiro dia da próxima mudança de horários, se há. */
            mudaEm?: components["schemas"]["Data"];
        };
        /** @enum {string} */
        SituacaoVigencia: "PASSADA" | "EM_VIGOR" | "PROGRAMADA";
        VigenciaTipo: {
            /** @description O primeiro dia em que vale; nulo é a versão com que o tipo começou. */
            valeDe: components["schemas"]["Data"] | null;
            situacao: components["schemas"]["SituacaoVigencia"];
            horarios: components["schemas"]["HorariosDoTipo"];
            criadaEm: components["schemas"]["Instante"] | null;
            criadaPor: string | null;
            /** @description O que chama a atenção e não impede. */
            avisos: string[];
        };
        TipoAlimentacaoDetalhado: {
            id: components["schemas"]["Id"];
            nome: string;
            sigla: string;
            ordem: number;
            icone: components["schemas"]["IconeRefeicao"];
            cor: components["schemas"]["CorRefeicao"];
            meioDoDia: boolean;
            fotoObrigatoria: boolean;
            ativo: boolean;
            versao: number;
            /** @description O dia em Brasília: antes dele nada mais se muda. */
            hoje: components["schemas"]["Data"];
            /** @description Da mais nova à mais antiga. */
            vigencias: components["schemas"]["VigenciaTipo"][];
        };
        EdicaoTipoAlimentacao: {
            nome: string;
            sigla: string;
            icone: components["schemas"]["IconeRefeicao"];
            cor: components["schemas"]["CorRefeicao"];
            meioDoDia: boolean;
            fotoObrigatoria: boolean;
        };
        NovoTipoAlimentacao: {
            nome: string;
            sigla: string;
            icone: components["schemas"]["IconeRefeicao"];
            cor: components["schemas"]["CorRefeicao"];
            meioDoDia: boolean;
            fotoObrigatoria: boolean;
            horarios: components["schemas"]["HorariosDoTipo"];
        };
        NovaVigenciaTipo: {
            /** @description Hoje ou um dia que ainda vem. */
            valeDe: components["schemas"]["Data"];
            horarios: components["schemas"]["HorariosDoTipo"];
        };
        OrdemDosTipos: {
            /** @description Todos os tipos, ativos e inativos, na ordem desejada. */
            ids: components["schemas"]["Id"][];
        };
        ImpactoVigencia: {
            valeDe: components["schemas"]["Data"];
            /** @description A véspera da próxima mudança; nulo quando não há. */
            ate: components["schemas"]["Data"] | null;
            /** @description Unidades ativas com esta refeição na programação ou em pedido do período. */
            unidades: number;
            /** @description Pedidos abertos cujo prazo passa a ser o novo. */
            rascunhos: number;
            /** @description Pedidos já enviados: guardam o prazo com que foram enviados. */
            enviados: number;
            avisos: string[];
        };
        /**
         * @description Com que número do efetivo a quantidade se compara.
         * @enum {string}
         */
        BaseConferencia: "EFETIVO_INTERNO" | "EFETIVO_SERVIDOR" | "SEM_BASE";
        TipoPublico: {
            id: components["schemas"]["Id"];
            nome: string;
            sigla: string;
            ordem: number;
            baseConferencia: components["schemas"]["BaseConferencia"];
            /** @description O pedido com este público só é enviado com um motivo por escrito. */
            exigeJustificativa: boolean;
            /** @description Aceita refeições com dieta. */
            permiteDieta: boolean;
            /** @description Entra nos totais de pessoas atendidas; o que se paga não depende disto. */
            contaNosTotais: boolean;
            ativo: boolean;
            versao: number;
        };
        DadosTipoPublico: {
            nome: string;
            sigla: string;
            baseConferencia: components["schemas"]["BaseConferencia"];
            exigeJustificativa: boolean;
            permiteDieta: boolean;
            contaNosTotais: boolean;
        };
        OrdemTiposPublico: {
            /** @description Todos os públicos, cada um uma vez. */
            ids: components["schemas"]["Id"][];
        };
        NovaTransferencia: {
            origemContratoId: components["schemas"]["Id"];
            destinoContratoId: components["schemas"]["Id"];
            aPartirDe: components["schemas"]["Data"];
            /** @description Sem elas, todas as que a origem atende nesse dia ou depois. */
            lotacaoIds?: components["schemas"]["Id"][];
            /** @description Sem elas, todas. */
            refeicoes?: components["schemas"]["Id"][];
        };
        ResultadoTransferencia: {
            simulada: boolean;
            lotacoes: number;
            /** @description Enviados que passam ao novo contrato. */
            pedidos: number;
            /** @description Rascunhos que passam a ver o novo. */
            rascunhos: number;
            valorAntesCentavos: components["schemas"]["Centavos"];
            valorDepoisCentavos: components["schemas"]["Centavos"];
            linhas: components["schemas"]["LotacaoTransferida"][];
            recusadas: components["schemas"]["TransferenciaRecusada"][];
        };
        LotacaoTransferida: {
            lotacao: components["schemas"]["ReferenciaLotacao"];
            refeicoes: components["schemas"]["Id"][];
            pedidos: number;
            rascunhos: number;
            valorAntesCentavos: components["schemas"]["Centavos"];
            valorDepoisCentavos: components["schemas"]["Centavos"];
        };
        TransferenciaRecusada: {
            lotacao: components["schemas"]["ReferenciaLotacao"];
            motivo: string;
        };
        /** @enum {string} */
        SituacaoUsuario: "ATIVO" | "BLOQUEADO";
        /** @description Como ***.123.456-**: só os seis do meio (LGPD). */
        CpfMascarado: string;
        NovoUsuario: {
            cpf: string;
            nome: string;
            matricula: string;
            /** @description Sem ela o sistema gera uma e a mostra uma vez. */
            senha?: string;
            authorities: components["schemas"]["Autoridades"];
            /** @description Obrigatória para SOLICITANTE. */
            lotacaoId?: components["schemas"]["Id"];
        };
        EdicaoUsuario: {
            nome: string;
            matricula: string;
            authorities: components["schemas"]["Autoridades"];
            lotacaoId: components["schemas"]["Id"] | null;
        };
        Autoridades: components["schemas"]["Autoridade"][];
        UsuarioCriado: {
            id: components["schemas"]["Id"];
            nome: string;
            matricula: string;
            authorities: components["schemas"]["Autoridade"][];
            lotacaoId: components["schemas"]["Id"] | null;
            /** @description Só quando a senha não foi digitada, e só nesta resposta. */
            senhaGerada?: string;
        };
        UsuarioDetalhado: {
            id: components["schemas"]["Id"];
            cpf: components["schemas"]["CpfMascarado"];
            nome: string;
            matricula: string;
            authorities: components["schemas"]["Autoridade"][];
            lotacaoId: components["schemas"]["Id"] | null;
            /** @description O nome da lotação. */
            lotacao: string | null;
            situacao: components["schemas"]["SituacaoUsuario"];
            /** @description Ninguém bloqueia a si mesmo. */
            souEu: boolean;
            versao: number;
            criadoEm: components["schemas"]["Instante"];
            alteradoEm: components["schemas"]["Instante"];
        };
        PaginaUsuarios: {
            itens: components["schemas"]["UsuarioDetalhado"][];
            total: number;
            pagina: number;
            tamanho: number;
        };
        SenhaRedefinida: {
            /** @description Mostrada uma vez; não fica guardada em lugar nenhum. */
            senha: string;
            usuario: components["schemas"]["UsuarioDetalhado"];
        };
        /** @description A última parte da rota da tela. */
        Tela: string;
        /** @description Filtros, ordem, colunas e densidade como estão no endereço da tela, sem o "?". */
        EnderecoDaVisao: string;
        NomeDaVisao: string;
        Visao: {
            id: components["schemas"]["Id"];
            tela: components["schemas"]["Tela"];
            nome: components["schemas"]["NomeDaVisao"];
            endereco: components["schemas"]["EnderecoDaVisao"];
            /** @description A autoridade com quem é dividida; nula, só de quem a fez. */
            perfil: components["schemas"]["Autoridade"] | null;
            /** @description É desta pessoa. */
            propria: boolean;
            /** @description A tela abre com ela para esta pessoa. */
            padrao: boolean;
            autor: string;
        };
        NovaVisao: {
            tela: components["schemas"]["Tela"];
            nome: components["schemas"]["NomeDaVisao"];
            endereco: components["schemas"]["EnderecoDaVisao"];
            perfil: components["schemas"]["Autoridade"] | null;
        };
        EdicaoVisao: {
            nome: components["schemas"]["NomeDaVisao"];
            endereco: components["schemas"]["EnderecoDaVisao"];
            perfil: components["schemas"]["Autoridade"] | null;
        };
        VisaoPadrao: {
            tela: components["schemas"]["Tela"];
            visaoId: components["schemas"]["Id"] | null;
        };
        CredenciaisDigitadas: {
            /** @description Com ou sem pontos e hífen. */
            cpf: string;
            senha: string;
        };
        /** @enum {string} */
        Papel: "GESTOR" | "SOLICITANTE" | "ATENDIMENTO" | "MONITORAMENTO" | "FISCALIZACAO";
        UsuarioDaSessao: {
            nome: string;
            matricula: string;
            nomeLotacaoReal: string;
            authorities: string[];
        };
        Sessao: {
            usuario: components["schemas"]["UsuarioDaSessao"];
            /** @description Rótulo do perfil; vazio quando nenhuma autoridade é conhecida. */
            perfil: string;
            papel: components["schemas"]["Papel"];
            papeis: components["schemas"]["Papel"][];
            expiraEm: components["schemas"]["Instante"];
            /** @description O que o cliente devolve em X-Sessao. */
            marca: string;
        };
        TokenDeIntegrador: {
            token: string;
            expiraEm: components["schemas"]["Instante"];
        };
        /** @enum {string} */
        Icone: "fiscalizacao" | "pendentes" | "realizadas" | "manutencao" | "fornecedor" | "programacaoUnidade" | "tipoAlimentacao" | "tipoPublico" | "monitoramento" | "acompanhamento" | "pedidosDasLotacoes" | "solicitacao" | "relatorios" | "mapaDiario" | "unidade" | "atendimento" | "pedidos" | "painel";
        Menu: {
            papel: components["schemas"]["Papel"];
            secoes: components["schemas"]["SecaoMenu"][];
        };
        SecaoMenu: {
            titulo: string;
            icone: components["schemas"]["Icone"];
            itens: components["schemas"]["ItemMenu"][];
        };
        ItemMenu: {
            rotulo: string;
            rota: string;
            icone: components["schemas"]["Icone"];
        };
        Acesso: {
            rota: string;
            autoridades: string[];
            permitido: boolean;
        };
    };
    responses: {
        /** @description A planilha, para baixar. */
        Planilha: {
            headers: {
                "Content-Disposition"?: string;
                [name: string]: unknown;
            };
            content: {
                "text/csv": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        /** @description A requisição não pôde ser lida. */
        Invalida: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description Sem token, ou token inválido, vencido ou revogado. */
        NaoAutenticado: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description O perfil não permite, ou a lotação não é a da pessoa. */
        NaoPermitido: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description Não existe. */
        NaoEncontrado: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description A situação do registro não permite, ou ele já existe. */
        Conflito: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description O registro mudou depois de lido. */
        VersaoVencida: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description O corpo passa do limite da operação. */
        CorpoGrande: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description O tipo do conteúdo não é aceito. */
        TipoNaoAceito: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description A forma ou uma regra do negócio não foi atendida; `errors` diz onde. */
        RegraNaoAtendida: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description Falta o cabeçalho If-Match. */
        PrecondicaoAusente: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description Falha no servidor. */
        FalhaNoServidor: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description O servidor não está pronto para atender. */
        Indisponivel: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description Tentativas demais; `Retry-After` diz quando tentar de novo. */
        MuitasTentativas: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description A API do governo não respondeu, ou respondeu o que não devia. */
        ServidorIndisponivel: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description A API do governo passou do prazo. */
        ServidorLento: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
    };
    parameters: {
        Pagina: number;
        Tamanho: number;
        /** @description Só o relatório; nada é gravado. */
        Simular: boolean;
        /** @description CSV com ponto e vírgula em UTF-8 ou XLSX. */
        FormatoPlanilha: "csv" | "xlsx";
        LotacaoId: components["schemas"]["Id"];
        PedidoId: components["schemas"]["Id"];
        /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
        IfMatch: string;
        ContratoId: components["schemas"]["Id"];
        FornecedorId: components["schemas"]["Id"];
        /** @description Parte da razão social, do nome fantasia ou do CNPJ, com ou sem acentos e pontuação. */
        BuscaFornecedor: string;
        SituacaoFornecedor: components["schemas"]["SituacaoFornecedor"];
        /** @description Só os que têm contrato com fim nos próximos 30 dias. */
        ContratoAVencer: boolean;
        OrdemFornecedores: components["schemas"]["OrdemFornecedores"];
        /** @description A tabela do registro, como lotacoes. */
        EntidadeDoHistorico: string;
        /** @description Um registro só; pede a entidade. */
        EntidadeIdDoHistorico: string;
        /** @description A matrícula inteira ou parte do nome. */
        PessoaDoHistorico: string;
        /** @description A operação, como alterarLotacao. */
        AcaoDoHistorico: string;
        TipoDaLotacao: components["schemas"]["TipoLotacao"];
        /** @description Só ativas, ou só inativas. */
        LotacaoAtiva: boolean;
        /** @description Só as que têm esta falta. */
        PendenciaDaLotacao: components["schemas"]["PendenciaLotacao"];
        OrdemDasLotacoes: "nome" | "-nome" | "codigo" | "-codigo" | "municipio" | "-municipio" | "capacidade" | "-capacidade";
        MotivoId: components["schemas"]["Id"];
        ChaveParametro: components["schemas"]["ChaveParametro"];
        TipoAlimentacaoId: components["schemas"]["Id"];
        /** @description O primeiro dia em que a versão vale. */
        ValeDe: components["schemas"]["Data"];
        TipoPublicoId: components["schemas"]["Id"];
        UsuarioId: components["schemas"]["Id"];
        VisaoId: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: {
        /** @description Versão do registro. */
        ETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listarAcessos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma linha por tela. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acesso"][];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            409: components["responses"]["Conflito"];
            503: components["responses"]["Indisponivel"];
        };
    };
    abrirDocumentacao: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Página HTML. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    entrarNaSessao: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CredenciaisDigitadas"];
            };
        };
        responses: {
            /** @description A sessão; o cookie de controle de acesso vai em Set-Cookie. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sessao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    sairDaSessao: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sessão encerrada (repetir não faz mal). */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalida"];
            403: components["responses"]["NaoPermitido"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            503: components["responses"]["Indisponivel"];
        };
    };
    obterMenu: {
        parameters: {
            query?: {
                /** @description Outro papel que a pessoa também tem. */
                papel?: components["schemas"]["Papel"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O menu. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Menu"];
                };
            };
            /** @description O menu não mudou. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            409: components["responses"]["Conflito"];
            503: components["responses"]["Indisponivel"];
        };
    };
    obterDocumento: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OpenAPI 3.1. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    obterSessao: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A sessão. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sessao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            503: components["responses"]["Indisponivel"];
        };
    };
    emitirToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CredenciaisDigitadas"];
            };
        };
        responses: {
            /** @description O token e até quando vale. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenDeIntegrador"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    verificarVidaDoBff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Vivo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saude"];
                };
            };
        };
    };
    verificarProntidaoDoBff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Pronto. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saude"];
                };
            };
            503: components["responses"]["Indisponivel"];
        };
    };
    listarContratos: {
        parameters: {
            query?: {
                /** @description Número exato. */
                numero?: string;
                fornecedorId?: components["schemas"]["Id"];
                pagina?: components["parameters"]["Pagina"];
                tamanho?: components["parameters"]["Tamanho"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma página de contratos, pelo número. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaContratos"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    criarContrato: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoContrato"];
            };
        };
        responses: {
            /** @description O contrato, ainda sem preços e sem lotações. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContratoDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    obterContrato: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O contrato. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContratoDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    editarContrato: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContratoDigitado"];
            };
        };
        responses: {
            /** @description O contrato. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContratoDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    encerrarContrato: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EncerramentoContrato"];
            };
        };
        responses: {
            /** @description O contrato. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContratoDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    definirItensContrato: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItensDigitados"];
            };
        };
        responses: {
            /** @description O contrato. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContratoDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    listarLotacoesDoContrato: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma linha por lotação e período, por nome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LotacoesDoContrato"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    atenderLotacoes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoAtendimento"];
            };
        };
        responses: {
            /** @description As lotações do contrato. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LotacoesDoContrato"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    listarLotacoesCandidatas: {
        parameters: {
            query: {
                inicio: components["schemas"]["Data"];
                /** @description Sem ele, o fim do contrato. */
                fim?: components["schemas"]["Data"];
            };
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As lotações, por nome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LotacoesCandidatas"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    desatenderLotacoes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["parameters"]["ContratoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FimDeAtendimento"];
            };
        };
        responses: {
            /** @description As lotações do contrato. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LotacoesDoContrato"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    listarEfetivos: {
        parameters: {
            query: {
                data: components["schemas"]["Data"];
                lotacaoId?: components["schemas"]["Id"];
                pagina?: components["parameters"]["Pagina"];
                tamanho?: components["parameters"]["Tamanho"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma página de efetivos, por nome da lotação. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaEfetivos"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    exportarEfetivos: {
        parameters: {
            query: {
                /** @description CSV com ponto e vírgula em UTF-8 ou XLSX. */
                formato?: components["parameters"]["FormatoPlanilha"];
                de: components["schemas"]["Data"];
                ate: components["schemas"]["Data"];
                lotacaoId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Planilha"];
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    importarEfetivos: {
        parameters: {
            query?: {
                /** @description Só o relatório; nada é gravado. */
                simular?: components["parameters"]["Simular"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        responses: {
            /** @description O que a importação fez (ou faria). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatorioImportacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    obterModeloEfetivos: {
        parameters: {
            query?: {
                /** @description CSV com ponto e vírgula em UTF-8 ou XLSX. */
                formato?: components["parameters"]["FormatoPlanilha"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Planilha"];
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    obterExcecao: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                excecaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A exceção. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Excecao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    editarExcecao: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                excecaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaExcecao"];
            };
        };
        responses: {
            /** @description A exceção. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Excecao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    removerExcecao: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                excecaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A exceção como era. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Excecao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    listarFeriados: {
        parameters: {
            query: {
                ano: number;
                /** @description Os nacionais e os deste estado. */
                uf?: components["schemas"]["Uf"];
                /** @description Com a UF: também os deste município. */
                municipio?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os dias, pela data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarioFeriados"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    criarFeriado: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoFeriado"];
            };
        };
        responses: {
            /** @description O dia. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feriado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    definirFeriadoOficial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeriadoOficial"];
            };
        };
        responses: {
            /** @description O dia. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiaFeriado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    obterFeriado: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                feriadoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O dia. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feriado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    editarFeriado: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                feriadoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoFeriado"];
            };
        };
        responses: {
            /** @description O dia. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feriado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    inativarFeriado: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                feriadoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O dia. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feriado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    reativarFeriado: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                feriadoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O dia. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feriado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    listarFornecedores: {
        parameters: {
            query?: {
                /** @description Parte da razão social, do nome fantasia ou do CNPJ, com ou sem acentos e pontuação. */
                busca?: components["parameters"]["BuscaFornecedor"];
                situacao?: components["parameters"]["SituacaoFornecedor"];
                /** @description Só os que têm contrato com fim nos próximos 30 dias. */
                aVencer?: components["parameters"]["ContratoAVencer"];
                ordem?: components["parameters"]["OrdemFornecedores"];
                pagina?: components["parameters"]["Pagina"];
                tamanho?: components["parameters"]["Tamanho"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma página de fornecedores. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaFornecedores"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    criarFornecedor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FornecedorDigitado"];
            };
        };
        responses: {
            /** @description O fornecedor. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fornecedor"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    exportarFornecedores: {
        parameters: {
            query?: {
                /** @description CSV com ponto e vírgula em UTF-8 ou XLSX. */
                formato?: components["parameters"]["FormatoPlanilha"];
                /** @description Parte da razão social, do nome fantasia ou do CNPJ, com ou sem acentos e pontuação. */
                busca?: components["parameters"]["BuscaFornecedor"];
                situacao?: components["parameters"]["SituacaoFornecedor"];
                /** @description Só os que têm contrato com fim nos próximos 30 dias. */
                aVencer?: components["parameters"]["ContratoAVencer"];
                ordem?: components["parameters"]["OrdemFornecedores"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Planilha"];
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    importarFornecedores: {
        parameters: {
            query?: {
                /** @description Só o relatório; nada é gravado. */
                simular?: components["parameters"]["Simular"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        responses: {
            /** @description O que a importação fez (ou faria). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatorioImportacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    obterModeloFornecedores: {
        parameters: {
            query?: {
                /** @description CSV com ponto e vírgula em UTF-8 ou XLSX. */
                formato?: components["parameters"]["FormatoPlanilha"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Planilha"];
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    inativarFornecedores: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdsEmLote"];
            };
        };
        responses: {
            /** @description O que foi feito de cada um. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultadosEmLote"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    obterFornecedor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fornecedorId: components["parameters"]["FornecedorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O fornecedor. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fornecedor"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    editarFornecedor: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                fornecedorId: components["parameters"]["FornecedorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FornecedorDigitado"];
            };
        };
        responses: {
            /** @description O fornecedor. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fornecedor"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    inativarFornecedor: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                fornecedorId: components["parameters"]["FornecedorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O fornecedor. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fornecedor"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    reativarFornecedor: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                fornecedorId: components["parameters"]["FornecedorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O fornecedor. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fornecedor"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    obterFotoRefeicao: {
        parameters: {
            query: {
                foto: components["schemas"]["NomeFoto"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A imagem. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                    "image/webp": string;
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    enviarFoto: {
        parameters: {
            query: {
                lotacaoId: components["schemas"]["Id"];
                contexto: components["schemas"]["ContextoFoto"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": string;
                "image/png": string;
            };
        };
        responses: {
            /** @description A foto guardada (a mesma foto enviada de novo é a mesma resposta). */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Foto"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    listarHistorico: {
        parameters: {
            query?: {
                /** @description A tabela do registro, como lotacoes. */
                entidade?: components["parameters"]["EntidadeDoHistorico"];
                /** @description Um registro só; pede a entidade. */
                entidadeId?: components["parameters"]["EntidadeIdDoHistorico"];
                /** @description A matrícula inteira ou parte do nome. */
                pessoa?: components["parameters"]["PessoaDoHistorico"];
                /** @description A operação, como alterarLotacao. */
                acao?: components["parameters"]["AcaoDoHistorico"];
                de?: components["schemas"]["Data"];
                ate?: components["schemas"]["Data"];
                /** @description Só o que veio antes deste registro do histórico. */
                antesDe?: number;
                tamanho?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma página do histórico. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaHistorico"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    exportarHistorico: {
        parameters: {
            query?: {
                /** @description CSV com ponto e vírgula em UTF-8 ou XLSX. */
                formato?: components["parameters"]["FormatoPlanilha"];
                /** @description A tabela do registro, como lotacoes. */
                entidade?: components["parameters"]["EntidadeDoHistorico"];
                /** @description Um registro só; pede a entidade. */
                entidadeId?: components["parameters"]["EntidadeIdDoHistorico"];
                /** @description A matrícula inteira ou parte do nome. */
                pessoa?: components["parameters"]["PessoaDoHistorico"];
                /** @description A operação, como alterarLotacao. */
                acao?: components["parameters"]["AcaoDoHistorico"];
                de?: components["schemas"]["Data"];
                ate?: components["schemas"]["Data"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Planilha"];
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    listarLotacoes: {
        parameters: {
            query?: {
                /** @description Parte do nome, da sigla ou do município, sem acentos. */
                busca?: string;
                uf?: components["schemas"]["Uf"];
                tipo?: components["parameters"]["TipoDaLotacao"];
                /** @description Só ativas, ou só inativas. */
                ativa?: components["parameters"]["LotacaoAtiva"];
                /** @description Só as que têm esta falta. */
                pendencia?: components["parameters"]["PendenciaDaLotacao"];
                ordem?: components["parameters"]["OrdemDasLotacoes"];
                pagina?: components["parameters"]["Pagina"];
                tamanho?: components["parameters"]["Tamanho"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma página de lotações. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaLotacoes"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    criarLotacao: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DadosLotacao"];
            };
        };
        responses: {
            /** @description A lotação criada. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LotacaoDetalhada"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    exportarLotacoes: {
        parameters: {
            query?: {
                /** @description CSV com ponto e vírgula em UTF-8 ou XLSX. */
                formato?: components["parameters"]["FormatoPlanilha"];
                busca?: string;
                uf?: components["schemas"]["Uf"];
                tipo?: components["parameters"]["TipoDaLotacao"];
                /** @description Só ativas, ou só inativas. */
                ativa?: components["parameters"]["LotacaoAtiva"];
                /** @description Só as que têm esta falta. */
                pendencia?: components["parameters"]["PendenciaDaLotacao"];
                ordem?: components["parameters"]["OrdemDasLotacoes"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Planilha"];
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    importarLotacoes: {
        parameters: {
            query?: {
                /** @description Só o relatório; nada é gravado. */
                simular?: components["parameters"]["Simular"];
                /** @description Contrato que passa a atender as lotações novas. */
                contratoId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        responses: {
            /** @description O que a importação fez (ou faria). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatorioImportacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    obterModeloLotacoes: {
        parameters: {
            query?: {
                /** @description CSV com ponto e vírgula em UTF-8 ou XLSX. */
                formato?: components["parameters"]["FormatoPlanilha"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Planilha"];
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    inativarLotacoes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EscolhaDeRegistros"];
            };
        };
        responses: {
            /** @description O que houve com cada uma. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultadosPorRegistro"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    obterLotacao: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A lotação. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LotacaoDetalhada"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    alterarLotacao: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DadosLotacao"];
            };
        };
        responses: {
            /** @description A lotação como ficou. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LotacaoDetalhada"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    obterEfetivoDoMes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
                mes: components["schemas"]["Mes"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O mês, dia a dia. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EfetivoDoMes"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    gravarEfetivoDoMes: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
                mes: components["schemas"]["Mes"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiasDeEfetivo"];
            };
        };
        responses: {
            /** @description O mês como ficou. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EfetivoDoMes"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    informarEfetivo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
                data: components["schemas"]["Data"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoEfetivo"];
            };
        };
        responses: {
            /** @description O efetivo informado. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Efetivo"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    listarExcecoes: {
        parameters: {
            query?: {
                /** @description Sem ela, 60 dias atrás. */
                de?: components["schemas"]["Data"];
            };
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As exceções, pela data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Excecao"][];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    criarExcecao: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaExcecao"];
            };
        };
        responses: {
            /** @description A exceção. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Excecao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    inativarLotacao: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A lotação como ficou. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LotacaoDetalhada"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    listarJanelas: {
        parameters: {
            query?: {
                /** @description Sem ela, hoje na lotação. */
                data?: components["schemas"]["Data"];
            };
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As janelas. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JanelasDaLotacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    definirJanela: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
                tipoAlimentacaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaJanela"];
            };
        };
        responses: {
            /** @description As janelas da lotação. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JanelasDaLotacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    obterProgramacao: {
        parameters: {
            query: {
                data: components["schemas"]["Data"];
            };
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A programação vigente. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Programacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    definirProgramacao: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaProgramacao"];
            };
        };
        responses: {
            /** @description A programação que passa a valer. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Programacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    calcularProgramacaoDoEfetivo: {
        parameters: {
            query?: {
                /** @description Sem ela, hoje na lotação. */
                data?: components["schemas"]["Data"];
            };
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os itens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SemanaDoEfetivo"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    preverProgramacao: {
        parameters: {
            query?: {
                /** @description Sem ela, hoje na lotação. */
                de?: components["schemas"]["Data"];
                dias?: number;
            };
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os dias. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrevisaoProgramacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    listarVersoesProgramacao: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As versões, da mais nova para a mais antiga. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinhaDoTempo"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    reativarLotacao: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A lotação como ficou. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LotacaoDetalhada"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    obterMapaDiario: {
        parameters: {
            query: {
                data: components["schemas"]["Data"];
                uf?: components["schemas"]["Uf"];
                lotacaoId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O mapa. As quantidades seguem a ordem de `colunas`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MapaDiario"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    listarMotivos: {
        parameters: {
            query?: {
                contexto?: components["schemas"]["ContextoMotivo"];
                inativos?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os motivos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Motivo"][];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    criarMotivo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoMotivo"];
            };
        };
        responses: {
            /** @description Motivo criado. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Motivo"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    ordenarMotivos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrdemDosMotivos"];
            };
        };
        responses: {
            /** @description Os motivos do contexto na nova ordem. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Motivo"][];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    obterMotivo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                motivoId: components["parameters"]["MotivoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O motivo. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Motivo"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    editarMotivo: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                motivoId: components["parameters"]["MotivoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EdicaoMotivo"];
            };
        };
        responses: {
            /** @description O motivo alterado. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Motivo"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    inativarMotivo: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                motivoId: components["parameters"]["MotivoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O motivo, inativo. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Motivo"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    reativarMotivo: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                motivoId: components["parameters"]["MotivoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O motivo, ativo. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Motivo"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    listarParametros: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os parâmetros, por grupo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListaParametros"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    obterParametro: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                chave: components["parameters"]["ChaveParametro"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O parâmetro. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParametroDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    definirParametro: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                chave: components["parameters"]["ChaveParametro"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaVigenciaParametro"];
            };
        };
        responses: {
            /** @description O parâmetro com a nova versão. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParametroDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    cancelarVigenciaParametro: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                chave: components["parameters"]["ChaveParametro"];
                /** @description O primeiro dia em que a versão vale. */
                valeDe: components["parameters"]["ValeDe"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O parâmetro sem a versão. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParametroDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    listarPedidos: {
        parameters: {
            query?: {
                de?: components["schemas"]["Data"];
                ate?: components["schemas"]["Data"];
                lotacaoId?: components["schemas"]["Id"];
                uf?: components["schemas"]["Uf"];
                situacao?: components["schemas"]["SituacaoPedido"];
                tipo?: components["schemas"]["TipoPedido"];
                /** @description Número do pedido ou parte do nome da lotação. */
                busca?: string;
                ordem?: components["schemas"]["OrdemPedidos"];
                pagina?: components["parameters"]["Pagina"];
                tamanho?: components["parameters"]["Tamanho"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma página de pedidos e a contagem por situação do mesmo filtro (sem o da situação). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaPedidos"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    criarPedido: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoPedido"];
            };
        };
        responses: {
            /** @description O rascunho. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pedido"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    prepararPedido: {
        parameters: {
            query?: {
                /** @description Sem ela, a lotação da pessoa. */
                lotacaoId?: components["schemas"]["Id"];
                /** @description Sem ela, o próximo dia com prazo aberto. */
                data?: components["schemas"]["Data"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O preparo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreparoPedido"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    resumirPedidos: {
        parameters: {
            query: {
                data: components["schemas"]["Data"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O resumo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResumoPedidos"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    obterPedido: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O pedido. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pedido"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    editarPedido: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EdicaoPedido"];
            };
        };
        responses: {
            /** @description O pedido alterado. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pedido"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    enviarPedido: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnvioPedido"];
            };
        };
        responses: {
            /** @description O pedido enviado. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pedido"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    listarProgramacoes: {
        parameters: {
            query?: {
                /** @description Parte do nome, do código ou do município, sem acentos. */
                busca?: string;
                uf?: components["schemas"]["Uf"];
                /** @description Só as lotações neste estado. */
                estado?: components["schemas"]["EstadoProgramacao"];
                ordem?: "nome" | "-nome" | "uf" | "-uf";
                pagina?: components["parameters"]["Pagina"];
                tamanho?: components["parameters"]["Tamanho"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma página de lotações. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaProgramacoes"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    aplicarProgramacao: {
        parameters: {
            query?: {
                /** @description Só o resultado; nada é gravado. */
                simular?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AplicacaoProgramacao"];
            };
        };
        responses: {
            /** @description Lotação a lotação, o que mudou ou mudaria. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultadoAplicacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    gerarProgramacoes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GeracaoProgramacoes"];
            };
        };
        responses: {
            /** @description O que foi gerado. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultadoGeracao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    exportarProgramacoes: {
        parameters: {
            query?: {
                /** @description CSV com ponto e vírgula em UTF-8 ou XLSX. */
                formato?: components["parameters"]["FormatoPlanilha"];
                /** @description Parte do nome, do código ou do município, sem acentos. */
                busca?: string;
                uf?: components["schemas"]["Uf"];
                /** @description Só as lotações neste estado. */
                estado?: components["schemas"]["EstadoProgramacao"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Planilha"];
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    importarProgramacoes: {
        parameters: {
            query?: {
                /** @description Só o relatório; nada é gravado. */
                simular?: components["parameters"]["Simular"];
                /** @description O dia em que as programações passam a valer; sem ela, amanhã. */
                vigenciaInicio?: components["schemas"]["Data"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        responses: {
            /** @description O que a importação fez (ou faria). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatorioImportacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    baixarModeloProgramacoes: {
        parameters: {
            query?: {
                /** @description CSV com ponto e vírgula em UTF-8 ou XLSX. */
                formato?: components["parameters"]["FormatoPlanilha"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Planilha"];
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    obterVersaoProgramacao: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                programacaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A versão. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Programacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    editarProgramacao: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                programacaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EdicaoProgramacao"];
            };
        };
        responses: {
            /** @description A versão que vale. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Programacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    encerrarProgramacao: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                programacaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EncerramentoProgramacao"];
            };
        };
        responses: {
            /** @description A versão encerrada. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Programacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    removerProgramacao: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                programacaoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A linha do tempo. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinhaDoTempo"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    listarTiposAlimentacao: {
        parameters: {
            query?: {
                inativos?: boolean;
                /** @description O dia da refeição; sem ele, hoje. */
                data?: components["schemas"]["Data"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os tipos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoAlimentacao"][];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    criarTipoAlimentacao: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoTipoAlimentacao"];
            };
        };
        responses: {
            /** @description Tipo criado. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoAlimentacaoDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    ordenarTiposAlimentacao: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrdemDosTipos"];
            };
        };
        responses: {
            /** @description Os tipos na nova ordem. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoAlimentacao"][];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    obterTipoAlimentacao: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O tipo. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoAlimentacaoDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    editarTipoAlimentacao: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EdicaoTipoAlimentacao"];
            };
        };
        responses: {
            /** @description O tipo alterado. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoAlimentacaoDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    inativarTipoAlimentacao: {
        parameters: {
            query?: {
                mesmoEmUso?: boolean;
            };
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O tipo, inativo. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoAlimentacaoDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    reativarTipoAlimentacao: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O tipo, ativo. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoAlimentacaoDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    criarVigenciaTipo: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaVigenciaTipo"];
            };
        };
        responses: {
            /** @description O tipo com a nova versão. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoAlimentacaoDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    simularVigenciaTipo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaVigenciaTipo"];
            };
        };
        responses: {
            /** @description O impacto e os avisos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImpactoVigencia"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    alterarVigenciaTipo: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
                /** @description O primeiro dia em que a versão vale. */
                valeDe: components["parameters"]["ValeDe"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HorariosDoTipo"];
            };
        };
        responses: {
            /** @description O tipo com a versão corrigida. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoAlimentacaoDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    cancelarVigenciaTipo: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
                /** @description O primeiro dia em que a versão vale. */
                valeDe: components["parameters"]["ValeDe"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O tipo sem a versão. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoAlimentacaoDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    listarTiposPublico: {
        parameters: {
            query?: {
                inativos?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os tipos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoPublico"][];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    criarTipoPublico: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DadosTipoPublico"];
            };
        };
        responses: {
            /** @description O público. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoPublico"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    ordenarTiposPublico: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrdemTiposPublico"];
            };
        };
        responses: {
            /** @description Todos, na ordem nova. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoPublico"][];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    obterTipoPublico: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tipoPublicoId: components["parameters"]["TipoPublicoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O público. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoPublico"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    editarTipoPublico: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                tipoPublicoId: components["parameters"]["TipoPublicoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DadosTipoPublico"];
            };
        };
        responses: {
            /** @description O público alterado. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoPublico"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    inativarTipoPublico: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                tipoPublicoId: components["parameters"]["TipoPublicoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O público. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoPublico"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    reativarTipoPublico: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                tipoPublicoId: components["parameters"]["TipoPublicoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O público. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoPublico"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    transferirLotacoes: {
        parameters: {
            query?: {
                /** @description Só o resultado; nada é gravado. */
                simular?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaTransferencia"];
            };
        };
        responses: {
            /** @description O que a transferência fez (ou faria). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultadoTransferencia"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    listarUsuarios: {
        parameters: {
            query?: {
                /** @description Parte do nome ou da matrícula, ou os números do CPF. */
                busca?: string;
                perfil?: components["schemas"]["Autoridade"];
                lotacaoId?: components["schemas"]["Id"];
                situacao?: components["schemas"]["SituacaoUsuario"];
                ordem?: "nome" | "-nome";
                pagina?: components["parameters"]["Pagina"];
                tamanho?: components["parameters"]["Tamanho"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma página de pessoas. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaUsuarios"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    criarUsuario: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoUsuario"];
            };
        };
        responses: {
            /** @description Pessoa cadastrada; a senha gerada aparece só aqui. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsuarioCriado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    exportarUsuarios: {
        parameters: {
            query?: {
                /** @description CSV com ponto e vírgula em UTF-8 ou XLSX. */
                formato?: components["parameters"]["FormatoPlanilha"];
                busca?: string;
                perfil?: components["schemas"]["Autoridade"];
                lotacaoId?: components["schemas"]["Id"];
                situacao?: components["schemas"]["SituacaoUsuario"];
                ordem?: "nome" | "-nome";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Planilha"];
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    obterUsuario: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                usuarioId: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A pessoa. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsuarioDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    editarUsuario: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                usuarioId: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EdicaoUsuario"];
            };
        };
        responses: {
            /** @description A pessoa alterada. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsuarioDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    bloquearUsuario: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                usuarioId: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A pessoa. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsuarioDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    desbloquearUsuario: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                usuarioId: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A pessoa. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsuarioDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    encerrarSessoes: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                usuarioId: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A pessoa. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsuarioDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    redefinirSenha: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                usuarioId: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A senha nova. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SenhaRedefinida"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    listarVisoes: {
        parameters: {
            query: {
                tela: components["schemas"]["Tela"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As visões, por nome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Visao"][];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    criarVisao: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaVisao"];
            };
        };
        responses: {
            /** @description A visão. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Visao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    definirVisaoPadrao: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisaoPadrao"];
            };
        };
        responses: {
            /** @description A escolha. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisaoPadrao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    editarVisao: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                visaoId: components["parameters"]["VisaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EdicaoVisao"];
            };
        };
        responses: {
            /** @description A visão. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Visao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    excluirVisao: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                visaoId: components["parameters"]["VisaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A visão que havia. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Visao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
}
