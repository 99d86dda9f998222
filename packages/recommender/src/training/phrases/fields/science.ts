import type { FieldPhrases } from '../field-phrases.ts';

/** People who do research: phrases of scientists, scholars and analysts. */
export const SCIENCE: FieldPhrases = {
  deep_focus: `
    pipetting, run gels, western blots, pcr plates, pcr setup, cell culture, split cells,
    passage cells, feed the cells, media prep, buffer prep, plate bacteria, mouse genotyping,
    sectioning tissue, staining slides, imaging on the confocal, flow cytometry run, mass spec run,
    hplc run, nmr samples, column chromatography, recrystallise, weigh samples, field notes,
    field work log, digitise field notes, plant counts, bird survey, log specimens,
    herbarium sheets, dig site recording, cataloguing finds, clean the finds, archive boxes,
    archive work, transcribe the manuscript, transcribe interviews, code interviews in nvivo,
    data collection, data entry for the study, redcap, survey programming in qualtrics,
    ethics application, irb application, irb amendment, animal licence, safety forms, lab inventory,
    order reagents, clean the bench, lab notebook, lab book, protocol write up, sop writing,
    methods section, results section, figure legends, make figures, figure for the paper,
    supplementary, latex formatting, overleaf, references in endnote, reviewer response,
    response to reviewers, revise and resubmit, r and r, resubmission, manuscript, manuscript draft,
    abstract for the conference, conference poster, poster printing, book chapter, monograph,
    book proposal, thesis corrections, grant report, grant writing, erc proposal, nsf proposal,
    nih r01, fellowship application, job market paper, academic cv, teaching statement,
    diversity statement, peer review form, literature search, lit search, reading preprints, arxiv,
    pubmed, reading for my review, scoping review screening, abstract screening, citation cleanup,
    preregistration, data management plan, github repo for the paper, writing simulation code,
    running simulations, telescope time log, observatory shift log, calibration run, instrument log,
    map digitising, gis layers, arcgis
  `,
  analytical: `
    analyse my data, stats for the paper, mixed models, anova, post hoc tests, multiple comparisons,
    p values, effect size, confidence intervals, meta analysis, forest plot, bayesian model,
    stan model, mcmc won't converge, model selection, aic, curve fitting, fit the spectra,
    peak assignment, interpret nmr, nmr spectrum, structure determination, crystal structure,
    assembling the genome, phylogeny, sequence alignment, rna seq analysis, differential expression,
    single cell clusters, gene ontology, why did the pcr fail, failed western, contamination source,
    controls look odd, negative control is positive, unexpected result, outliers in my data,
    reviewer two's objection, counterargument, derive the equation, proof of the lemma, conjecture,
    perturbation theory, renormalisation, orbital mechanics, simulation does not converge,
    finite elements, cfd, mesh problem, boundary conditions, dimensional analysis,
    error propagation, signal to noise, fourier analysis, seismic data, climate model output,
    remote sensing classification, spatial statistics, stratigraphy, radiocarbon dates,
    comparing manuscripts, stemma, dating a document, close reading argument, discourse analysis,
    grounded theory, thematic coding, regression discontinuity, instrumental variables,
    diff in diff, panel data, game theoretic model, mechanism design, experiment design,
    design the experiment, sample size calculation, power analysis, hypothesis,
    research question refining, evaluate a theory, referee a paper, referee report, peer review,
    review a grant, score proposals
  `,
  creative: `
    graphical abstract, cover art for the journal, title for my paper, catchy talk title,
    science outreach ideas, science comic, museum exhibit idea, new research ideas, research ideas,
    wild hypotheses, blue sky research, speculative ideas, explain my work with a metaphor,
    demo for the science fair
  `,
  meeting: `
    lab meeting, group meeting, subgroup, journal club, pi meeting, meeting with my pi,
    collaborator call, consortium call, project partners call, colloquium, department seminar,
    seminar talk, giving a seminar, invited talk, conference talk, conference session,
    poster session, panel at the conference, keynote, job talk, campus visit, faculty interview,
    thesis committee meeting, viva examiner, defending my thesis, grant panel, review panel,
    ethics committee, focus group, running a focus group, participant interviews,
    interviewing participants, testing participants, running participants,
    experiment with participants, fieldwork interviews, teaching a lab, undergrad lab,
    lab demo to visitors, lab tour, outreach event, public lecture, radio interview about my study,
    press call, editor call, editorial board, workshop organising committee, union meeting at uni,
    reading group discussion
  `,
  calm: `
    paper rejected, rejection from nature, grant rejected, reviewer two was cruel, scooped,
    experiment failed again, months of work lost, nervous before my talk, conference nerves,
    viva nerves, impostor in academia, publish or perish stress, supervisor conflict,
    supervisor was harsh, phd is breaking me, phd burnout, academic job market despair,
    waiting for the decision email, waiting for reviews
  `,
  energise: `
    overnight experiment, 2am time point, time points all night, telescope night shift,
    early field start, dawn survey, sleepy in the seminar, long day in the field ahead,
    hike to the site, jet lag at the conference, conference day three exhausted
  `,
  wind_down: `
    thesis submitted, paper submitted rest now, conference over, back from the field,
    samples in the freezer and home, end of a lab day
  `,
  none: `
    conference dinner, conference travel, train to the conference, liquid nitrogen delivery,
    fire safety training date, lab clean up party, lab christmas party, sabbatical,
    field trip packing
  `,
};
