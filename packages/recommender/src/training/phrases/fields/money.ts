import type { FieldPhrases } from '../field-phrases.ts';

/** People who work with money and property: phrases of accountants, bankers, insurers, agents and buyers. */
export const MONEY: FieldPhrases = {
  deep_focus: `
    bookkeeping catch up, enter receipts, xero, quickbooks, quickbooks entries, sage, post journals,
    posting journals, bank feeds, code the bank feed, categorise transactions, purchase ledger,
    sales ledger, accounts payable, accounts receivable, supplier statements, process invoices,
    invoice run, pay run, payroll run, run payroll, payslips, pension uploads, p60s, p11d forms,
    w2s, 1099s, tax returns for clients, self assessment return, corporation tax return,
    vat return, gst filing, sales tax filing, intrastat, year end files, year end working papers,
    working papers, audit file, audit documentation, audit sampling, bank letters, confirmations,
    lead schedules, statutory accounts, annual accounts, notes to the accounts, management accounts,
    management pack, board pack, month end checklist, month end journals, close the books for june,
    accruals, prepayments, depreciation run, fixed asset register, expense claims, approve expenses,
    credit card reconciliation entries, petty cash, chase debtors, debtor letters,
    credit control emails, dunning, loan application file, mortgage file, kyc file, kyc refresh,
    onboarding documents, compliance training, suitability report, annual review letters,
    policy renewals, renewal documents, underwriting files, claims handling, claims backlog,
    loss report, survey report, valuation report, property listing, listing particulars,
    write the listing, tenancy agreement, inventory report for the flat, deposit paperwork,
    rent roll, lease abstracts, lease administration, pitch book, formatting the pitch book, pib,
    teaser document, information memorandum, investment memo, credit memo, equity research note,
    earnings note, quarterly letter to investors, investor report, lp report,
    bloomberg terminal report, regulatory return, mifid report, solvency report, reading a 10 k,
    reading annual reports, reading the prospectus, purchase orders, po backlog,
    raise purchase orders, supplier forms, contract database, stock take, inventory count,
    price list update, cashing up, end of day till, banking the takings, benefits enrolment forms,
    timesheet chasing
  `,
  analytical: `
    find the difference, ledger out by, out by twelve pounds, trial balance does not balance,
    balance sheet doesn't balance, suspense account, unexplained variance, variance commentary,
    reconcile intercompany, intercompany mismatch, bank rec, bank rec won't balance,
    control account rec, vat doesn't tie, numbers don't tie, margin analysis, gross margin dropped,
    cost variance, cost allocation, transfer pricing, cash forecast, 13 week cash flow,
    runway model, burn rate, burn and runway, three statement model, lbo model, lbo, merger model,
    comps, comparable companies, precedent transactions, wacc, npv, irr, irr calc, cap table,
    cap table maths, waterfall model, option pricing, black scholes, var model,
    stress test the portfolio, hedge ratio, duration, yield curve, bond pricing, spread trade,
    chart the market, fx exposure, stock screening, rebalance portfolio, asset allocation,
    etf comparison, isa or pension, overpay mortgage or invest, remortgage options,
    fixed or variable rate, loan comparison, debt payoff plan, pay off debt plan,
    plan for retirement, retirement sums, can we afford the house, household finances, home budget,
    family budget, where does our money go, tax planning, tax loss harvesting, tax scenario,
    pricing, pricing strategy, price elasticity, discount analysis, bid model, cost model,
    cost breakdown, quote comparison, supplier comparison, tender scoring, make or buy,
    investment case, business case, payback, feasibility study, due diligence on a target,
    red flags in the accounts, fraud check, suspicious transactions, aml alerts, claims triage,
    loss ratio, actuarial reserving, reserving, risk pricing, underwriting decision,
    credit decision, credit risk, default model, rent yield, yield on a flat, property comparables,
    comps for the house, appraisal value, survey findings, budget versus actual, zero based budget,
    forecast q4, reforecast, rolling forecast, headcount model, sales commission calc, bonus calc,
    payroll discrepancy, overtime looks wrong, inventory shrinkage, stock variance, demand forecast,
    reorder points
  `,
  creative: `
    name for my shop, shop window display, etsy shop branding, staging a flat, home staging,
    pitch story, deck visuals, infographic for the report
  `,
  meeting: `
    client review, annual client review, client portfolio review meeting, fact find,
    fact find with a couple, mortgage appointment with clients, mortgage advice call,
    budget meeting with departments, finance business partner meeting, month end close call,
    close meeting, audit kickoff, audit closing meeting, meeting the auditors, auditors on site,
    bank manager meeting, meeting with the bank, lender call, earnings call, investor call,
    investor meeting, roadshow, lp meeting, ic meeting, investment committee, credit committee,
    risk committee, audit committee, finance committee, board finance, due diligence call,
    management presentation, site tour with buyers, negotiation with a supplier,
    supplier negotiation, supplier review meeting, vendor meeting, contract negotiation,
    price negotiation, haggling, house viewings, viewings, open house, showing a flat,
    property viewing with clients, valuation appointment, tenant meeting, landlord call,
    tenant inspection, estate agent call, broker call, underwriter call, claims call,
    claimant on the phone, collections calls, chasing payments by phone, tax office call,
    hmrc on the phone, irs call, trading floor morning call, morning meeting on the desk,
    sales calls to leads, networking breakfast, rotary club, auction, bidding at an auction,
    car dealership haggling
  `,
  calm: `
    money worries, worried about rent, can't make rent, overdraft stress,
    debt is keeping me anxious, lost money on crypto, market crash panic,
    portfolio is down and i feel sick, margin call panic, tax bill shock, tax investigation scared,
    audit stress, year end stress, busy season burnout, busy season is crushing me,
    late payers stress me out, house sale fell through, chain collapsed, gazumped and furious,
    mortgage refused, redundancy worry, business is failing, cash is running out and scared,
    made an error in the accounts and panicking, sent the wrong payment, before i open my bank app,
    breathe before bank call
  `,
  energise: `
    busy season hour fourteen, late night close still going, market opens at eight wake up,
    pre market energy, trading floor energy, power through the sales calls with energy,
    cold calls hype, get pumped for sales day
  `,
  wind_down: `
    markets closed, books closed for the month, tax season is over, accounts filed at last,
    deadline day over, year end done
  `,
  none: `
    pay the rent, pay the gas bill, electricity bill, water bill, insurance renewal, car tax,
    road tax, tv licence, standing order, bank transfer to mum, cash point, broker lunch, payday,
    bonus day, rent due, mortgage payment, council tax due, invoice due, subscription renewal,
    tax deadline, pay credit card
  `,
};
