import type { LanguagePhrases } from '../language-phrases.ts';

/** Portuguese phrases. */
export const PORTUGUESE: LanguagePhrases = {
  deep_focus: `
    concentrar, me concentrar, preciso me concentrar, concentração, focar, foco, foco total,
    trabalho profundo, sem distrações, distraído, me distraio, não perturbe, escrever um relatório,
    terminar o relatório, relatório, redigir, redação, escrever a tese, tese, dissertação, tcc,
    artigo, documentação, proposta, programar, escrever código, codar, codando,
    desenvolver uma funcionalidade, desenvolvimento, estudar, estudar para a prova, prova,
    vestibular, enem, concurso, exame, revisar a matéria, aprender, decorar, lição de casa,
    dever de casa, trabalho da faculdade, ler, leitura, ler um livro, responder e-mails,
    caixa de entrada, papelada, burocracia, notas fiscais, faturas, contabilidade, imposto de renda,
    planilha para preencher, traduzir, tradução, corrigir provas, preparar aula, fazer slides,
    prazo, entrega amanhã, lista de tarefas, tarefas, terminar o trabalho, acabar o trabalho,
    entregar o trabalho, fazer meu tcc, mestrado, escrever redação, estudar pra prova, prova amanhã,
    estudar para concurso, revisar matéria, resumos, preparar aulas, preencher formulários,
    declaração, digitar dados, lançar notas, transcrever, currículo, programando, código,
    desenvolver, slides, montar apresentação, preciso de foco, não consigo focar, procrastinando,
    bloco de foco, trabalhar, trampo, trampar, pendências, prazo hoje, prazo apertado,
    praticar violão, costurar, tricô, editar vídeo, prontuários, relatórios
  `,
  analytical: `
    depurar, debugar, corrigir um bug, encontrar o erro, achar o erro, procurar a causa,
    servidor caiu, analisar, análise, análise de dados, dados, estatística, matemática,
    exercícios de matemática, equações, resolver, resolver problemas, demonstração, física, cálculo,
    calcular, planilha, planilhas, orçamento, fazer o orçamento, fechar as contas, balanço,
    conferir os números, previsão de vendas, decidir, decisão, tomar uma decisão, prós e contras,
    comparar, avaliar, estratégia, pensar, raciocínio, revisão de código, revisar contrato,
    auditoria, xadrez, jogar xadrez, charada, quebra-cabeça, lógica, arquitetura do sistema,
    por que não funciona, descobrir por quê, descobrir o erro, procurar o bug, achar o bug,
    corrigir bug, site fora do ar, consulta lenta, números não batem, contas não batem,
    conferir contas, conciliação, fechamento do mês, planejar orçamento, fluxo de caixa, previsão,
    analisar dados, integrais, lista de exercícios, comparar preços, comparar propostas,
    escolher entre, alugar ou comprar, revisar código, investigar, diagnóstico, interpretar exames,
    sudoku, palavras cruzadas, jogo de estratégia, resolver problema
  `,
  creative: `
    ideias, ter ideias, chuva de ideias, novas ideias, inspiração, criativo, criativa, criatividade,
    criar, criação, imaginar, imaginação, inventar, desenhar, desenho, design, logotipo, cartaz,
    nome para, slogan, campanha publicitária, pintar, pintura, esboço, rascunho de layout,
    ilustração, conto, escrever um conto, romance, escrever um romance, poema, poesia, roteiro,
    música, compor, compor uma música, letra de música, tocar violão, fotografia, bloqueio criativo,
    artesanato, decorar a casa, moda, ideias para, preciso de ideias, nome da loja, logo,
    criar um logo, arte, meu livro, improvisar, beat, curta, decoração, decorar, campanha,
    história para crianças, receita nova, tempestade de ideias
  `,
  meeting: `
    reunião, reuniões, reunião de equipe, reunião com o cliente, conselho, videochamada,
    videoconferência, chamada, ligação, ligar para, call com, entrevista, entrevista de emprego,
    negociar, negociação, aumento de salário, apresentação para, apresentar, apresentar o projeto,
    falar em público, discurso, palestra, dar uma palestra, dar aula, ensinar, aula particular,
    oficina, workshop, conversa difícil, conversar com meu chefe, avaliação de desempenho, cliente,
    clientes, comitê, reunião de pais, defesa de tese, defesa do tcc, alinhamento semanal,
    primeiro encontro, conferência, atendimento, reunião com, call, call com cliente, ligações,
    telefonema, entrevistar candidatos, apresentação, apresentar trabalho, seminário, banca, defesa,
    pedir aumento, falar com o chefe, audiência, consulta com pacientes, plantão de dúvidas,
    atender clientes, ensaio, ensaio da banda, show no palco, encontro, feedback, um a um,
    alinhamento, daily, retro, kickoff
  `,
  calm: `
    estressado, estressada, estresse, stress, ansiedade, ansioso, ansiosa, crise de ansiedade,
    ataque de pânico, pânico, nervoso, nervosa, nervosismo, medo, com medo, preocupado, preocupada,
    preocupação, sobrecarregado, sobrecarregada, não aguento mais, muita pressão, irritado,
    irritada, raiva, com raiva, frustrado, frustrada, triste, chorar, me acalmar, acalmar, calma,
    tranquilo, relaxar, relaxamento, respirar, respiração, meditar, meditação, atenção plena, pausa,
    descanso, paz, ioga, desabafar, esgotado emocionalmente, briga, muita coisa, medo de avião,
    bravo, brava, puto, tristeza, vontade de chorar, terminei o namoro, briguei, luto, saudade,
    sozinho, respirar fundo, dar um tempo, rezar, oração, coração acelerado, aperto no peito,
    surtando, surtar, pensamentos acelerados
  `,
  energise: `
    cansado, cansada, muito cansado, exausto mas preciso trabalhar, com sono no trabalho,
    estou com sono, sonolento, sem energia, energia, preciso de energia, falta de energia,
    sem vontade, preguiça, acordar, ficar acordado, me manter acordado, desânimo, desanimado,
    motivação, sem motivação, me motivar, ânimo, disposição, dormi mal, exercício, fazer exercício,
    treinar, treino, academia, musculação, correr, corrida, bicicleta, pedalar, nadar, esporte,
    futebol, jogo de futebol, dançar, videogame, jogar, partida ranqueada, torneio, faxina,
    limpar a casa, turno da noite, madrugada trabalhando, cansado mas, exausto mas, morto de sono,
    não dormi, virei a noite, despertar, muita preguiça, moleza, sem ânimo, desmotivado, animar,
    sono depois do almoço, café não resolve, segunda-feira, malhar, perna, bike, natação,
    jogo de bola, pelada, vôlei, luta, jiu-jitsu, dança, crossfit, arrumar a casa, lavar louça,
    mudança, plantão noturno, dirigir a noite toda, ranqueada, jogar com amigos, campeonato
  `,
  wind_down: `
    dormir, não consigo dormir, quero dormir, pegar no sono, insônia, insónia, ir para a cama,
    hora de dormir, na cama, boa noite, soneca, cochilo, tirar uma soneca, fim do dia,
    fim do expediente, terminei o trabalho, depois do trabalho, noite, esta noite, desligar,
    desligar do trabalho, desconectar, antes de dormir, ler na cama, dia longo, assistir série,
    sofá, descansar à noite, sono, sono profundo, fim de semana, acordado às 3 da manhã, deitar,
    sono na cama, ir dormir, vou dormir, cama, tirar um cochilo, noite tranquila, acabou o trabalho,
    descansar, descanso, série no sofá, filme e cobertor, netflix, banho e cama, chá e cama,
    semana longa, sexta à noite, crianças dormindo, colocar as crianças para dormir,
    fazer o bebê dormir, apagar a luz, fechar o notebook
  `,
  none: `
    almoço, café da manhã, pequeno-almoço, jantar, lanche, férias, feriado, folga,
    fora do escritório, ausente, dentista, médico, consulta médica, cabeleireiro, compras,
    supermercado, buscar as crianças, aniversário, casamento, voo para, viagem, ônibus,
    oficina mecânica, veterinário, olá, oi, bom dia, obrigado, tudo bem, quem é você,
    previsão do tempo, conte uma piada, não sei, nada, mudança, encomenda, almoço com, jantar com,
    cafezinho, de folga, home office, salão, barbeiro, exame de sangue, vacina, oficina,
    revisão do carro, encanador, entrega, correios, mercado, fazer mercado, banco,
    buscar filho na escola, escola, creche, aniversário da, batizado, velório, festa, churrasco,
    cinema, teatro, ver o jogo, voo, aeroporto, hotel, lixo, aluguel, pagar contas,
    passear com o cachorro, o que é isso, como funciona, é grátis, tempo amanhã, piada,
    conta uma piada, teste, tchau
  `,
};
