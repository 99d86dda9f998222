import type { PeoplePhrases } from '../../people-phrases.ts';

/** Hindi. */
export const HINDI: PeoplePhrases = {
  crisis: `
    hostel ki chhat pe baitha hu kota me, papa ka paisa barbaad kiya, ab kood jaunga;
    ज़मीन बेटे के नाम कर दी, बैल बेच दिए, अब मुझे यह बरसात नहीं देखनी, जीवन खत्म करना है;
    ज़बरदस्ती शादी करा रहे हैं, इससे अच्छा ज़हर खा लूँ; शुगर की दवा जानबूझकर बंद कर दी कि जल्दी मर जाऊँ;
    बाजू की हर लकीर एक रात है जब मरने का मन था; sab sochte hai main khush hu par rassi ready rakhi hai;
    रिजल्ट आया, घर जाने की हिम्मत नहीं, पटरी पर लेट जाऊँगा;
    videsh me akela hu, koi nahi mera, chupchap apni jaan de dunga;
    apne aap se nafrat hai deewar pe sar maarti hu jab tak khoon na nikle; रात को दुआ करता हूँ कि सुबह न हो मेरी;
    पति के जाने के बाद चिता पर मैं भी लेट जाती तो अच्छा था, अब भी मन वही है; अब और नहीं सहा जाता मर जाना चाहता हूँ;
    बिल्ली पड़ोसन को दे दी है मेरे बाद वो देख लेगी; काश सुबह आँख ही न खुले;
    mummy papa ke liye aakhri chitthi likh raha hu; मेरे बिना सब चैन से रहेंगे; phir se hath kaat liya blade se;
    हर रात आत्महत्या के बारे में सोचती हूँ; marne ka din decide kar liya hai;
    जब से सावित्री गई है, बस उसके पास जाना है मुझे; नींद की गोलियाँ गिन रही हूँ कि हमेशा सो जाऊँ;
    neet ki padhai kyu karu tab tak zinda nahi rahunga; जिसे मेरी लाश मिले उससे माफ़ी;
    फसल गई, कर्ज चढ़ा, कीटनाशक की बोतल सामने रखी है; मैं गायब हो जाऊँ तो किसी को पता भी न चले;
    bina dard ke kaise mare; डर लग रहा है आज रात खुद को कुछ कर न लूँ; आवाज़ें कहती हैं कूद जा;
    पैदा ही न होता तो अच्छा था; saare password likh diye bhai ke liye, mere jaane ke baad kaam aayenge;
    सीमा से लौटा हूँ पर अंदर से मर चुका, आज खत्म कर दूँगा; ek hi rasta bacha hai maut ka;
    sabse aakhri baar mil liya kisi ko pata nahi chala; भगवान उठा ले अब, बच्चों पर बोझ बन गया हूँ;
    नर्स हूँ, दूसरों को बचाती हूँ, खुद जीने का मन नहीं; koi truck maar de toh acha ho; ज़िंदगी से थक गया हूँ;
    बच्ची को अच्छी माँ चाहिए, मैं दुनिया से मिट जाना चाहती हूँ; अब रोना भी नहीं आता, फैसला कर लिया;
    ससुराल वालों ने इतना तोड़ दिया कि फाँसी लगा लूँ बस; jeene ka koi matlab nahi bacha;
    बचा लो मुझे मैं अपनी जान ले लूँगी; log kya kahenge sun sun ke ab bas marna hai;
  `,
  emergency: `
    पिताजी बाथरूम में गिर गए सिर से खून है जवाब नहीं दे रहे; beti ko asthma attack inhaler khatam honth neele;
    बिच्छू ने काटा छोटे भाई को झाग निकल रहा; saheli ne zeher pi liya ghar pe jhagde ke baad;
    karant laga bhai ko taar se chipak gaya; बाढ़ में गाड़ी बह गई अंदर लोग हैं;
    bheed ek aadmi ko peet peet ke maar rahi hai; पटाखे से बच्चे का चेहरा जल गया आँख नहीं खुल रही;
    पति साँस नहीं ले रहे; dadi ka muh tedha ho gaya bol nahi pa rahi; abhi saari goliyan kha li;
    बच्चे ने फिनाइल पी लिया; दौरा पड़ा है रुक नहीं रहा; मधुमक्खी ने काटा गला सूज रहा;
    पानी टूट गया बच्चा निकल रहा है; आरी से हाथ कटा खून बंद नहीं हो रहा; koi darwaza tod raha hai abhi;
    gas leak chakkar aa raha sabko; दोस्त ने ओवरडोज़ लिया होंठ नीले; 108 ambulance bulao jaldi;
    हाईवे पर एक्सीडेंट लोग फँसे हैं; शिशु ढीला पड़ा है हिल नहीं रहा; गोली चल रही है बाहर; साँप ने काट लिया खेत में;
    ladka pul ki railing pe khada hai kudne wala hai;
  `,
  none: `
    icu ki night duty khatam, nahana aur sona; गोदान पढ़कर नोट्स बनाना;
    curiosity se mar rahi hu result kab ayega, tab tak bartan; एसी ठीक कराना, गर्मी जान ले रही;
    1857 के शहीदों पर पाठ तैयार करना; प्याज काटना और दाल तड़का; तीरंदाज़ी अभ्यास;
    दहेज हिंसा रिपोर्ट का अनुवाद एनजीओ के लिए; dimaag phat gaya accounts se, chai;
    cigarette chhodi teesra din, pagal ho raha, walk; रेड क्रॉस वालंटियर, किट जमाना; बालकनी में पुदीना लगाना;
    पड़ोस की तेरहवीं में मदद; bete ki class me bullying, teacher se milna; graph ke sawaal leetcode;
    नानी की याद आ रही, उनका अचार बनाऊँगी; पापा का दिल का चेकअप करवाने जाना; mar mar ke gym jaa rahi hu, leg day;
    breakup ke baad roz raat ko rona aata hai par aaj kamra paint karungi aur didi ko call;
    कल दादाजी को एम्बुलेंस ले गई थी, बस कमजोरी निकली, अब खिचड़ी बना रही हूँ;
    अब यह मरम्मत का काम और नहीं सहा जाता, टाइल चुनकर आज बस;
    मेरी कहानी में लड़का पुल पर रुककर लौट आता है, उसे संभलकर लिखना है;
    स्कूल काउंसलर हूँ, सहपाठी की मौत के बाद कक्षा से बात करने की तैयारी;
    weekend pe gayab ho jana hai pahadon me, homestay dhundhna;
    college ke baad khali khali lagta hai, jo pasand hai uski list banau;
    डॉक्टर ने नींद की डायरी लिखने को कहा है, भरनी है; माँ के साथ नानी के कपड़े छाँटने हैं, शायद रो देंगे;
    interview se dil baith raha hai, zor se practice; चीनी बंद आज से, हफ्ते का खाना तय करना;
    थक के मर गया यार पर स्लाइड पूरी करनी है; bhookh se mar rahi hu maggi; haste haste mar gaya, chal padhai;
    ये डेडलाइन मार डालेगी; port 3000 ka process kill karo; dead code hatana hai;
    ek aur meeting hui toh main khidki se kud jaunga lol; मर मिटेंगे क्रिकेट पर, आज मैच; कपड़े सुखाने टाँगना;
    तस्वीर टाँगनी है; घास काटना; सब्ज़ी काटनी है; रस्सी कूदना; rishikesh bungee booking;
    उपन्यास में हत्या का दृश्य लिखना; कहानी का नायक मर जाता है, अंत सुधारना; प्रेमचंद कफन का सार;
    आत्महत्या रोकथाम पर शिक्षकों की कार्यशाला; स्ट्रोक और हार्ट अटैक पढ़ना है नर्सिंग परीक्षा;
    फर्स्ट एड ट्रेनिंग सीपीआर डमी; school me fire drill; अग्निशामक की जाँच; क्रैश कार्ट चेक करना;
    शिफ्ट हैंडओवर बेड 7 को सुबह दौरा आया था; लकवे के बाद हाथ की कसरत; माँ की दवाई डिब्बे में लगाना;
    sar dard hai thoda let jau; गाय ब्याने वाली है; अस्पताल का बैग, डिलीवरी अगले महीने;
    वसीयत वकील से बनवानी, पुराना काम; term insurance compare; neha ki farewell party; chhutti se pehle aakhri din;
    दादाजी का श्राद्ध; पापा को गए एक साल, तस्वीरें देखना; aaj mann udaas hai walk pe jata hu;
    तीन रात से नींद नहीं, प्राणायाम; board exam ka dar, revision; कभी मरना चाहता था, आज स्कूलों में उस पर बोलता हूँ;
    excel se pak gaya chai break; sab se pareshan, jogging; mail me doob gaya;
    dil toota, safai karti hu gaane laga ke; चर्बी जलाना 20 मिनट; चूल्हा जलाना; server down restart;
    time pass sudoku; boss ne fir maar diya bgmi; मृत सागर पर भूगोल प्रोजेक्ट;
    जान निकल गई सामान शिफ्ट करते, खोलना है; कॉपी जाँचना; सब्ज़ी मंडी; गन्ने में पानी; itr bharna; रोटी बनाना;
    sanskrit ke shlok yaad; cycle theek karwana;
  `,
};
